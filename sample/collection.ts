import type { Genre } from "#domain/genre.ts";
import { type Company, companiesByName, networksByName } from "./companies.ts";
import type { Data, FilmData, PersonData, ReviewData, SeasonData, SeriesData } from "./data-schema.ts";
import { peopleByName } from "./people.ts";

/** In billing order. A credit has the same `credit_id` in the title's and the person's credits. */
export type CastMember = { person: PersonData; character: string; credit_id: string };
export type CrewMember = { person: PersonData; job: string; credit_id: string };

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
  tagline: string;
  overview: string;
  vote_average: number;
  vote_count: number;
  popularity: number;
  cast: CastMember[];
  crew: CrewMember[];
  reviews: ReviewData[];
};

export type Film = Title & { kind: "movie"; runtime: number | null; production_countries: string[] };
export type Series = Title & { kind: "tv"; networks: Company[]; seasons: SeasonData[] };

/** A person's credit in a title. */
export type PersonCredit = { title: Title; credit_id: string; order: number; character?: string; job?: string };
export type PersonCredits = { cast: PersonCredit[]; crew: PersonCredit[] };

export type Collection = {
  films: Map<number, Film>;
  series: Map<number, Series>;
  people: Map<number, PersonData>;
  companies: Map<number, Company>;
  networks: Map<number, Company>;
  creditsOf(personId: number, kind: Title["kind"]): PersonCredits;
};

const directorJob = "Director";

export const directorOf = (title: Title): string | null => title.crew.find((member) => member.job === directorJob)?.person.name ?? null;

/** What titles refer to by name. */
type Named = { person: (name: string) => PersonData; company: (name: string) => Company; network: (name: string) => Company };

type Common = Omit<FilmData | SeriesData, "cast" | "crew" | "genres"> & Pick<FilmData, "cast" | "crew" | "genres">;

function common(data: Common, kind: Title["kind"], named: Named) {
  const { id, imdb_id, original_language, genres, production_companies, tagline, overview, vote_average, vote_count, popularity, reviews } = data;
  return {
    id,
    imdb_id,
    original_language,
    genres,
    production_companies: production_companies.map(named.company),
    tagline,
    overview,
    vote_average,
    vote_count,
    popularity,
    reviews,
    cast: data.cast.map(({ name, character }, index) => ({ person: named.person(name), character, credit_id: `${kind}${id}cast${index}` })),
    crew: data.crew.map(({ name, job }, index) => ({ person: named.person(name), job, credit_id: `${kind}${id}crew${index}` })),
  };
}

function filmOf(data: FilmData, named: Named): Film {
  const { title, original_title, release_date: date, runtime, production_countries } = data;
  return { kind: "movie", ...common(data, "movie", named), title, original_title, date, runtime, production_countries };
}

function seriesOf(data: SeriesData, named: Named): Series {
  const seasons = data.seasons.toSorted((a, b) => a.season_number - b.season_number);
  return {
    kind: "tv",
    ...common(data, "tv", named),
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

export function collectionOf(data: Data): Collection {
  const [people, companies, networks] = [peopleByName(data), companiesByName(data), networksByName(data)];
  const named: Named = { person: findIn("person", people), company: findIn("company", companies), network: findIn("network", networks) };
  const films = byId(data.films.map((film) => filmOf(film, named)));
  const series = byId(data.series.map((entry) => seriesOf(entry, named)));
  const credits = { movie: creditsIn(films.values()), tv: creditsIn(series.values()) };
  return {
    films,
    series,
    people: byId([...people.values()]),
    companies: byId([...companies.values()]),
    networks: byId([...networks.values()]),
    creditsOf: (personId, kind) => credits[kind].get(personId) ?? { cast: [], crew: [] },
  };
}
