import { expect, test } from "vitest";
import { parseDiscoverFilters } from "#features/discover/model/discover-address.ts";
import { discoverCallParameters } from "./discover-parameters.ts";

const context = { today: "2026-11-22", ratingFloor: { movies: 200, tv: 100 } };

/** The parameters that are sent. */
const sent = (search: string) =>
  Object.fromEntries(
    Object.entries(discoverCallParameters(parseDiscoverFilters(new URLSearchParams(search)), context)).filter(([, value]) => value !== undefined),
  );

test("without filters only the order is sent", () => {
  expect(sent("")).toEqual({ sort_by: "popularity.desc" });
  expect(sent("type=tv")).toEqual({ sort_by: "popularity.desc" });
});

test("what is released ends today, unless its years end before", () => {
  expect(sent("released=1")).toEqual({ sort_by: "popularity.desc", "primary_release_date.lte": "2026-11-22" });
  expect(sent("type=tv&released=1&to=2030")).toEqual({ sort_by: "popularity.desc", "first_air_date.lte": "2026-11-22" });
  expect(sent("released=1&to=1939")["primary_release_date.lte"]).toBe("1939-12-31");
});

test("a film's filters have the provider's names", () => {
  const search =
    "genres=18,35&not=27,53&from=1920&to=1939&rating=7.5&votes=50&runtime=60-120&language=de&certification=PG-13&region=DE&keyword=1,2&company=3,4&provider=8,9";
  expect(sent(search)).toEqual({
    sort_by: "popularity.desc",
    with_genres: "18,35",
    without_genres: "27,53",
    "primary_release_date.gte": "1920-01-01",
    "primary_release_date.lte": "1939-12-31",
    "vote_average.gte": 7.5,
    "vote_count.gte": 50,
    "with_runtime.gte": 60,
    "with_runtime.lte": 120,
    with_original_language: "de",
    certification: "PG-13",
    certification_country: "DE",
    with_keywords: "1,2",
    with_companies: "3|4",
    with_watch_providers: "8|9",
    watch_region: "DE",
  });
});

test("a series' filters have their own names", () => {
  expect(sent("type=tv&genres=18,35&match=any&from=1950&network=1,2&runtime=-30&sort=title")).toEqual({
    sort_by: "name.asc",
    with_genres: "18|35",
    "first_air_date.gte": "1950-01-01",
    "with_runtime.lte": 30,
    with_networks: "1|2",
  });
});

test.each([
  ["sort=title", { sort_by: "title.asc" }],
  ["sort=oldest", { sort_by: "primary_release_date.asc", "primary_release_date.gte": "1870-01-01" }],
  ["sort=oldest&from=1927", { sort_by: "primary_release_date.asc", "primary_release_date.gte": "1927-01-01" }],
  ["sort=newest", { sort_by: "primary_release_date.desc", "primary_release_date.lte": "2026-11-22" }],
  ["sort=newest&to=2030", { sort_by: "primary_release_date.desc", "primary_release_date.lte": "2026-11-22" }],
  ["sort=newest&to=1999", { sort_by: "primary_release_date.desc", "primary_release_date.lte": "1999-12-31" }],
  ["type=tv&sort=newest", { sort_by: "first_air_date.desc", "first_air_date.lte": "2026-11-22" }],
  ["type=tv&sort=oldest", { sort_by: "first_air_date.asc", "first_air_date.gte": "1870-01-01" }],
  ["sort=rating", { sort_by: "vote_average.desc", "vote_count.gte": 200 }],
  ["sort=rating&votes=50", { sort_by: "vote_average.desc", "vote_count.gte": 200 }],
  ["sort=rating&votes=5000", { sort_by: "vote_average.desc", "vote_count.gte": 5000 }],
  ["type=tv&sort=rating", { sort_by: "vote_average.desc", "vote_count.gte": 100 }],
])("%s", (search, parameters) => expect(sent(search)).toEqual(parameters));
