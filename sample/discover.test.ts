import { describe, expect, test } from "vitest";
import { sampleData, sampleFilm, sampleSeries } from "#tests/support/embedded-data.ts";
import { collectionOf } from "./collection.ts";
import { parseData } from "./data-schema.ts";
import { discovered } from "./discover.ts";

const collection = collectionOf(
  parseData(
    sampleData(
      [
        sampleFilm(1, { title: "Émile", genres: ["Drama"], release_date: "1920-05-01", popularity: 30, runtime: 60, production_companies: ["Ufa"] }),
        sampleFilm(2, {
          title: "Zorro",
          genres: ["Drama", "Comedy"],
          release_date: "1927-01-10",
          popularity: 20,
          runtime: 90,
          vote_average: 8,
          vote_count: 10,
        }),
        sampleFilm(3, { title: "abc", genres: ["Horror"], release_date: "1939-12-31", popularity: 10, runtime: null, original_language: "de" }),
      ],
      [
        sampleSeries(7, {
          networks: ["Gaumont"],
          seasons: [
            { season_number: 0, name: "S", overview: "", air_date: null, episodes: [90, 90].map((runtime, index) => episode(index + 1, runtime)) },
            { season_number: 1, name: "S", overview: "", air_date: null, episodes: [20, 40, null].map((runtime, index) => episode(index + 1, runtime)) },
          ],
        }),
        sampleSeries(8, { first_air_date: "1950-01-01", name: "A" }),
      ],
    ),
  ),
);

function episode(episode_number: number, runtime: number | null) {
  return { episode_number, name: "E", air_date: null, runtime, overview: "" };
}

const idsOf = (kind: "movie" | "tv", search: string) => {
  const parameters = new URLSearchParams(search);
  const query = (name: string) => parameters.get(name) ?? undefined;
  const titles = kind === "movie" ? discovered("movie", collection.films.values(), query) : discovered("tv", collection.series.values(), query);
  return titles.map(({ id }) => id);
};
const [ufa] = [...collection.companies.values()];
const [gaumont] = [...collection.networks.values()];

describe("films", () => {
  test.each<[search: string, ids: number[]]>([
    ["", [1, 2, 3]],
    ["with_genres=18", [1, 2]],
    ["with_genres=18,35", [2]],
    ["with_genres=35|27", [2, 3]],
    ["without_genres=35,27", [1]],
    ["without_genres=27&with_genres=18", [1, 2]],
    ["primary_release_date.gte=1927-01-01&primary_release_date.lte=1939-12-31", [2, 3]],
    ["primary_release_date.lte=1920-12-31", [1]],
    ["vote_average.gte=7", [2]],
    ["vote_count.gte=11", [1, 3]],
    ["with_runtime.gte=61", [2]],
    ["with_runtime.lte=60", [1]],
    ["with_original_language=de", [3]],
    ["with_original_language=de|fr", [3]],
    [`with_companies=${ufa?.id}`, [1]],
    [`with_companies=${ufa?.id}|1`, [1]],
    ["with_companies=1", []],
    ["certification=PG&certification_country=US", []],
    ["with_keywords=1", []],
    ["with_watch_providers=8&watch_region=US", []],
    ["sort_by=popularity.asc", [3, 2, 1]],
    ["sort_by=vote_average.desc", [2, 1, 3]],
    ["sort_by=vote_count.asc", [2, 1, 3]],
    ["sort_by=primary_release_date.desc", [3, 2, 1]],
    ["sort_by=primary_release_date.asc", [1, 2, 3]],
    ["sort_by=title.asc", [3, 1, 2]],
    ["sort_by=constructor.asc", [1, 2, 3]],
  ])("%s", (search, ids) => expect(idsOf("movie", search)).toEqual(ids));
});

describe("series", () => {
  test.each<[search: string, ids: number[]]>([
    [`with_networks=${gaumont?.id}`, [7]],
    ["with_networks=1", []],
    ["first_air_date.gte=1950-01-01", [8]],
    ["sort_by=first_air_date.desc", [8, 7]],
    ["sort_by=name.asc", [8, 7]],
    // The median of the regular episodes.
    ["with_runtime.gte=40&with_runtime.lte=40", [7]],
    ["with_runtime.gte=41", []],
  ])("%s", (search, ids) => expect(idsOf("tv", search)).toEqual(ids));
});
