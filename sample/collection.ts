import type { Genre } from "#domain/genre.ts";
import { type Company, companiesByName, networksByName } from "./companies.ts";
import type { Data, FilmCollectionData, FilmData, KeywordData, PersonData, ReviewData, SeasonData, SeriesData, VideoData } from "./data-schema.ts";
import { peopleByName } from "./people.ts";
import type { TranslationData } from "./translation-schema.ts";

/** In billing order. A credit has the same `credit_id` in the title's and the person's credits. */
export type CastMember = { person: PersonData; character: string; credit_id: string };
export type CrewMember = { person: PersonData; job: string; credit_id: string };

/** `title`: a series' name. */
export type TitleTexts = { title: string; tagline: string; overview: string };
export type TitleTranslation = Pick<TranslationData, "iso_639_1" | "iso_3166_1" | "name" | "english_name"> & { texts: TitleTexts };

/** What films and series have in common. */
export type Title = {
  kind: "movie" | "tv";
  id: number;
  imdb_id: string | null;
  title: string;
  original_title: string;
  original_language: string;
  date: string;
  genres: Genre[];
  production_companies: Company[];
  production_countries: string[];
  keywords: Keyword[];
  videos: VideoData[];
  alternativeTitles: string[];
  tagline: string;
  overview: string;
  english: TitleTexts;
  poster_language: string;
  /** In other languages. */
  translations: TitleTranslation[];
  vote_average: number;
  vote_count: number;
  popularity: number;
  cast: CastMember[];
  crew: CrewMember[];
  reviews: ReviewData[];
};

/** `titles`: how many have it. */
export type Keyword = { id: number; name: string; titles: number };

export type Film = Title & { kind: "movie"; runtime: number | null; budget: number | null; collection: { id: number; name: string } | null };
export type Series = Title & { kind: "tv"; networks: Company[]; seasons: SeasonData[] };

/** A person's credit in a title. */
export type PersonCredit = { title: Title; credit_id: string; order: number; character?: string; job?: string };
export type PersonCredits = { cast: PersonCredit[]; crew: PersonCredit[] };

/** In release order. */
export type FilmCollection = { id: number; name: string; overview: string; films: Film[] };

export type Collection = {
  films: Map<number, Film>;
  series: Map<number, Series>;
  people: Map<number, PersonData>;
  filmCollections: Map<number, FilmCollection>;
  keywords: Map<number, Keyword>;
  companies: Map<number, Company>;
  networks: Map<number, Company>;
  creditsOf(personId: number, kind: Title["kind"]): PersonCredits;
};

const directorJob = "Director";

export const directorOf = (title: Title): string | null => title.crew.find((member) => member.job === directorJob)?.person.name ?? null;

/** What titles refer to by name, and what refers to titles. */
type Named = { person: (name: string) => PersonData; company: (name: string) => Company; network: (name: string) => Company };
type Links = Pick<Data, "collections" | "keywords" | "videos" | "alternativeTitles" | "translations">;

type Common = Omit<FilmData | SeriesData, "cast" | "crew" | "genres"> & Pick<FilmData, "cast" | "crew" | "genres">;

const keywordOf = ({ id, name, films, series }: KeywordData): Keyword => ({ id, name, titles: films.length + series.length });

function translationsIn({ films, series, ...language }: TranslationData, kind: Title["kind"], id: number): TitleTranslation[] {
  const entries = kind === "movie" ? films : series.map(({ name, ...entry }) => ({ ...entry, title: name }));
  return entries.filter((entry) => entry.id === id).map(({ title, tagline, overview }) => ({ ...language, texts: { title, tagline, overview } }));
}

function common(data: Common, kind: Title["kind"], named: Named, { keywords, videos, alternativeTitles, translations }: Links) {
  const { id, imdb_id, original_language, genres, production_companies, production_countries } = data;
  const { tagline, overview, english, poster_language, vote_average, vote_count, popularity, reviews } = data;
  const isLinked = (link: { films: number[]; series: number[] }): boolean => (kind === "movie" ? link.films : link.series).includes(id);
  return {
    id,
    imdb_id,
    original_language,
    genres,
    production_companies: production_companies.map(named.company),
    production_countries,
    keywords: keywords.filter(isLinked).map(keywordOf),
    videos: videos.filter(isLinked),
    alternativeTitles: alternativeTitles.filter(isLinked).map(({ name }) => name),
    tagline,
    overview,
    english,
    poster_language,
    translations: translations.flatMap((language) => translationsIn(language, kind, id)),
    vote_average,
    vote_count,
    popularity,
    reviews,
    cast: data.cast.map(({ name, character }, index) => ({ person: named.person(name), character, credit_id: `${kind}${id}cast${index}` })),
    crew: data.crew.map(({ name, job }, index) => ({ person: named.person(name), job, credit_id: `${kind}${id}crew${index}` })),
  };
}

function filmOf(data: FilmData, named: Named, links: Links): Film {
  const { title, original_title, release_date: date, runtime, budget } = data;
  const part = links.collections.find(({ films }) => films.includes(data.id));
  const collection = part ? { id: part.id, name: part.name } : null;
  return { kind: "movie", ...common(data, "movie", named, links), title, original_title, date, runtime, budget, collection };
}

function seriesOf(data: SeriesData, named: Named, links: Links): Series {
  const seasons = data.seasons.toSorted((a, b) => a.season_number - b.season_number);
  return {
    kind: "tv",
    ...common(data, "tv", named, links),
    title: data.name,
    original_title: data.original_name,
    date: data.first_air_date,
    networks: data.networks.map(named.network),
    seasons,
  };
}

/** The credits of all people by id, derived from the titles' casts and crews. */
function creditsIn(titles: Iterable<Title>): Map<number, PersonCredits> {
  const all = new Map<number, PersonCredits>();
  const creditsOf = (person: PersonData): PersonCredits => {
    const credits = all.get(person.id) ?? { cast: [], crew: [] };
    all.set(person.id, credits);
    return credits;
  };
  for (const title of titles) {
    for (const [order, { person, character, credit_id }] of title.cast.entries()) creditsOf(person).cast.push({ title, credit_id, order, character });
    for (const [order, { person, job, credit_id }] of title.crew.entries()) creditsOf(person).crew.push({ title, credit_id, order, job });
  }
  return all;
}

const byId = <T extends { id: number }>(items: T[]): Map<number, T> => new Map(items.map((item) => [item.id, item]));

const findIn =
  <T>(what: string, byName: Map<string, T>) =>
  (name: string): T => {
    const found = byName.get(name);
    if (found === undefined) throw new Error(`The embedded catalog has no ${what} called ${name}`);
    return found;
  };

const filmsOf = ({ films: ids }: FilmCollectionData, films: Map<number, Film>): Film[] =>
  ids.flatMap((id) => films.get(id) ?? []).toSorted((a, b) => a.date.localeCompare(b.date));

export function collectionOf(data: Data): Collection {
  const [people, companies, networks] = [peopleByName(data), companiesByName(data), networksByName(data)];
  const named: Named = { person: findIn("person", people), company: findIn("company", companies), network: findIn("network", networks) };
  const films = byId(data.films.map((film) => filmOf(film, named, data)));
  const series = byId(data.series.map((entry) => seriesOf(entry, named, data)));
  const credits = { movie: creditsIn(films.values()), tv: creditsIn(series.values()) };
  return {
    films,
    series,
    people: byId([...people.values()]),
    filmCollections: byId(data.collections.map((entry) => ({ ...entry, films: filmsOf(entry, films) }))),
    keywords: byId(data.keywords.map(keywordOf)),
    companies: byId([...companies.values()]),
    networks: byId([...networks.values()]),
    creditsOf: (personId, kind) => credits[kind].get(personId) ?? { cast: [], crew: [] },
  };
}
