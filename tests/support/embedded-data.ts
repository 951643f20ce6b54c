import type { RawData } from "#sample/read-data.ts";

// Minimal titles of the embedded catalog; a test gives the fields that it needs.

type Some = Record<string, unknown>;

const title = {
  imdb_id: null,
  original_language: "en",
  production_companies: [],
  tagline: "",
  overview: "",
  vote_average: 6,
  vote_count: 100,
  popularity: 10,
  cast: [],
  crew: [],
  reviews: [],
};

export const sampleFilm = (id: number, fields: Some = {}): Some => ({
  ...title,
  id,
  title: `Film ${id}`,
  original_title: `Film ${id}`,
  release_date: "1925-01-01",
  runtime: 70,
  genres: ["Drama"],
  production_countries: [],
  ...fields,
});

export const sampleSeries = (id: number, fields: Some = {}): Some => ({
  ...title,
  id,
  name: `Series ${id}`,
  original_name: `Series ${id}`,
  first_air_date: "1915-01-01",
  genres: ["Drama"],
  networks: [],
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
