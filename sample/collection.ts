import type { Genre } from "#domain/genre.ts";
import type { Data, FilmData, PersonData, ReviewData, SeasonData, SeriesData } from "./data-schema.ts";
import { peopleOf } from "./people.ts";

/** Who made it, in billing order. `credit_id` is the same wherever the credit appears. */
export type Role = { person: PersonData; character: string; credit_id: string };
export type Job = { person: PersonData; job: string; credit_id: string };

/** What films and series have in common, under one name each. */
export type Title = {
  kind: "movie" | "tv";
  id: number;
  imdb_id: string | null;
  title: string;
  original_title: string;
  original_language: string;
  date: string;
  genres: Genre[];
  production_companies: string[];
  tagline: string;
  overview: string;
  vote_average: number;
  vote_count: number;
  popularity: number;
  cast: Role[];
  crew: Job[];
  reviews: ReviewData[];
};

export type Film = Title & { kind: "movie"; runtime: number | null; production_countries: string[] };
export type Series = Title & { kind: "tv"; networks: string[]; seasons: SeasonData[] };

/** A person's part in a title. */
export type Work = { title: Title; credit_id: string; order: number; character?: string; job?: string };
export type Works = { cast: Work[]; crew: Work[] };

export type Collection = {
  films: Map<number, Film>;
  series: Map<number, Series>;
  people: Map<number, PersonData>;
  worksOf(personId: number, kind: Title["kind"]): Works;
};

const directorJob = "Director";

export const directorOf = (title: Title): string | null => title.crew.find((member) => member.job === directorJob)?.person.name ?? null;

type Common = Omit<FilmData | SeriesData, "cast" | "crew" | "genres"> & Pick<FilmData, "cast" | "crew" | "genres">;

function common(data: Common, kind: Title["kind"], named: (name: string) => PersonData) {
  const { id, imdb_id, original_language, genres, production_companies, tagline, overview, vote_average, vote_count, popularity, reviews } = data;
  return {
    id,
    imdb_id,
    original_language,
    genres,
    production_companies,
    tagline,
    overview,
    vote_average,
    vote_count,
    popularity,
    reviews,
    cast: data.cast.map(({ name, character }, index) => ({ person: named(name), character, credit_id: `${kind}${id}cast${index}` })),
    crew: data.crew.map(({ name, job }, index) => ({ person: named(name), job, credit_id: `${kind}${id}crew${index}` })),
  };
}

function filmOf(data: FilmData, named: (name: string) => PersonData): Film {
  const { title, original_title, release_date: date, runtime, production_countries } = data;
  return { kind: "movie", ...common(data, "movie", named), title, original_title, date, runtime, production_countries };
}

function seriesOf(data: SeriesData, named: (name: string) => PersonData): Series {
  const seasons = data.seasons.toSorted((a, b) => a.season_number - b.season_number);
  return {
    kind: "tv",
    ...common(data, "tv", named),
    title: data.name,
    original_title: data.original_name,
    date: data.first_air_date,
    networks: data.networks,
    seasons,
  };
}

/** Everybody's works, found from the titles: nobody has to write them down twice. */
function worksIn(titles: Iterable<Title>): Map<number, Works> {
  const all = new Map<number, Works>();
  const worksOf = (person: PersonData): Works => {
    const works = all.get(person.id) ?? { cast: [], crew: [] };
    all.set(person.id, works);
    return works;
  };
  for (const title of titles) {
    for (const [order, { person, character, credit_id }] of title.cast.entries()) worksOf(person).cast.push({ title, credit_id, order, character });
    for (const [order, { person, job, credit_id }] of title.crew.entries()) worksOf(person).crew.push({ title, credit_id, order, job });
  }
  return all;
}

const byId = <T extends { id: number }>(items: T[]): Map<number, T> => new Map(items.map((item) => [item.id, item]));

/** The data as it is asked for: by id, and by who took part. */
export function collectionOf(data: Data): Collection {
  const people = peopleOf(data);
  const named = (name: string): PersonData => {
    const person = people.get(name);
    if (person === undefined) throw new Error(`Nobody is called ${name}`);
    return person;
  };
  const films = byId(data.films.map((film) => filmOf(film, named)));
  const series = byId(data.series.map((entry) => seriesOf(entry, named)));
  const works = { movie: worksIn(films.values()), tv: worksIn(series.values()) };
  return { films, series, people: byId([...people.values()]), worksOf: (personId, kind) => works[kind].get(personId) ?? { cast: [], crew: [] } };
}
