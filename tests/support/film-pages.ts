import { words as browseWords } from "#languages/en/browse.ts";
import { readData } from "#sample/read-data.ts";

const { landingHeadline } = browseWords.homePage;

/** A page of the site, and the name in its heading. */
export type NamedPage = { path: string; name: string };

/** From this id on, every id is a film or a series of the stand-in providers. */
export const firstEndlessId = 100_000_000;
/** A name of its own for each id, so that a mixed-up film shows. HTML escapes one of its characters. */
export const endlessTitle = (id: number): string => `Light & Shadow ${id}`;

const data = readData(process.cwd());
const films = Object.values(data.films).flat() as { id: number; title: string }[];
const people = Object.values(data.people).flat() as { id: number; name: string }[];
const titles = new Map(films.map(({ id, title }) => [id, title]));

/** The page of a film of the embedded catalog or of the stand-in providers. */
export const filmPage = (id: number): NamedPage => ({ path: `/movie/${id}`, name: titles.get(id) ?? endlessTitle(id) });
export const embeddedFilms: readonly NamedPage[] = films.map(({ id }) => filmPage(id));
const filmsAndPeople: readonly NamedPage[] = [...embeddedFilms, ...people.map(({ id, name }) => ({ path: `/actor/${id}`, name }))];
/** Some 2,000 pages in turn: more than can wait at once, so that few requests share a rendering. With a page cache of 1 MB none is cached. */
export const uncachedPage = (index: number): NamedPage => filmsAndPeople[index % filmsAndPeople.length] ?? filmPage(0);
/** Film number `index` of the endless ones, from 0. */
export const endlessFilm = (index: number): NamedPage => filmPage(firstEndlessId + index);
/** The first ones, or those from `first` on. */
export const endlessFilms = (count: number, first = 0): NamedPage[] => Array.from({ length: count }, (_, index) => endlessFilm(first + index));

export const listPages: readonly NamedPage[] = [
  { path: "/", name: landingHeadline },
  { path: "/top", name: "Top Rated Movies" },
  { path: "/tv", name: "Popular TV Series" },
  { path: "/tv/top", name: "Top Rated TV Series" },
];
