import { readDataFiles } from "#sample/read-data-files.ts";

/** A page of the site, and the name in its heading. */
export type NamedPage = { path: string; name: string };

/** From this id on, every id is a film or a series of the stand-in providers. */
export const firstEndlessId = 100_000_000;
/** A name of its own for each id, so that a mixed-up film shows. HTML escapes one of its characters. */
export const endlessTitle = (id: number): string => `Light & Shadow ${id}`;

const films = Object.values(readDataFiles().films).flat() as { id: number; title: string }[];
const titles = new Map(films.map(({ id, title }) => [id, title]));

/** The page of a film of the embedded catalog or of the stand-in providers. */
export const filmPage = (id: number): NamedPage => ({ path: `/movie/${id}`, name: titles.get(id) ?? endlessTitle(id) });
export const embeddedFilms: readonly NamedPage[] = films.map(({ id }) => filmPage(id));
/** Film number `index` of the endless ones, from 0. */
export const endlessFilm = (index: number): NamedPage => filmPage(firstEndlessId + index);

export const listPages: readonly NamedPage[] = [
  { path: "/", name: "The house lights are down" },
  { path: "/top", name: "Top Rated Movies" },
  { path: "/tv", name: "Popular TV Series" },
  { path: "/tv/top", name: "Top Rated TV Series" },
];
