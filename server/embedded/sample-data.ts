import type { RawData } from "./read-data.ts";

// For tests: a few titles that say only what a test is about.

type Some = Record<string, unknown>;

export const sampleFilm = (id: number, fields: Some = {}): Some => ({
  id,
  imdb_id: null,
  title: `Film ${id}`,
  original_title: `Film ${id}`,
  original_language: "en",
  release_date: "1925-01-01",
  runtime: 70,
  genres: ["Drama"],
  production_companies: [],
  production_countries: [],
  tagline: "",
  overview: "",
  vote_average: 6,
  vote_count: 100,
  popularity: 10,
  cast: [],
  crew: [],
  reviews: [],
  ...fields,
});

export const sampleSeries = (id: number, fields: Some = {}): Some => ({
  id,
  imdb_id: null,
  name: `Series ${id}`,
  original_name: `Series ${id}`,
  original_language: "en",
  first_air_date: "1915-01-01",
  genres: ["Drama"],
  networks: [],
  production_companies: [],
  tagline: "",
  overview: "",
  vote_average: 6,
  vote_count: 100,
  popularity: 10,
  cast: [],
  crew: [],
  reviews: [],
  seasons: [],
  ...fields,
});

export const samplePerson = (id: number, name: string, fields: Some = {}): Some => ({
  id,
  name,
  birthday: null,
  deathday: null,
  place_of_birth: null,
  known_for_department: "Acting",
  popularity: 5,
  biography: "",
  ...fields,
});

export const sampleData = (films: Some[], series: Some[] = [], people: Some[] = []): RawData => ({
  films: { "films.json": films },
  series: Object.fromEntries(series.map((entry) => [`${Number(entry.id)}.json`, entry])),
  people: { "people.json": people },
});
