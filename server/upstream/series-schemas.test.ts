import { expect, test } from "vitest";
import { noExternalIds } from "#features/titles/model/title-facts.ts";
import { personDetails } from "./person-schemas.ts";
import { season } from "./season-schemas.ts";
import { seriesDetails } from "./series-schemas.ts";

test("a series has its certifications, IMDb and TVDB id from the appended parts", () => {
  const { series, extras, regions } = seriesDetails.parse({
    id: 1396,
    name: "A series",
    number_of_seasons: 5,
    number_of_episodes: "62",
    first_air_date: null,
    seasons: [
      { season_number: 0, name: "", episode_count: 9, air_date: "" },
      { season_number: 1, name: "Season One", episode_count: null, air_date: "2008-01-20" },
      { name: "x" },
    ],
    content_ratings: {
      results: [
        { iso_3166_1: "DE", rating: "16" },
        { iso_3166_1: "US", rating: "TV-MA" },
      ],
    },
    external_ids: { imdb_id: "tt0903747", tvdb_id: 81189 },
  });
  expect(series).toMatchObject({ imdb_id: "tt0903747", tvdb_id: 81189, number_of_seasons: 5, number_of_episodes: null, first_air_date: "" });
  expect(extras.facts.external_ids.imdb).toBe("tt0903747");
  expect(regions?.certifications).toEqual({ DE: "16", US: "TV-MA" });
  expect(series.seasons).toEqual([
    { season_number: 0, name: "Specials", episode_count: 9, air_date: null },
    { season_number: 1, name: "Season One", episode_count: 0, air_date: "2008-01-20" },
  ]);
});

test("a series and a season have the fields of section 3", () => {
  const fields = {
    ...{
      id: 7,
      name: "Judex",
      overview: "A judge.",
      first_air_date: "1916-12-16",
      vote_average: 7.1,
      vote_count: 40,
      poster_path: "/j.jpg",
      backdrop_path: "/b.jpg",
    },
    ...{ genres: [{ id: 80, name: "Crime" }], number_of_seasons: 1, number_of_episodes: 12, networks: [{ name: "Gaumont" }] },
  };
  expect(seriesDetails.parse(fields).series).toMatchObject(fields);
  const episode = { episode_number: 2, name: "L'Ombre", air_date: "1917-01-19", overview: "A shadow.", still_path: "/s.jpg" };
  expect(season.parse({ season_number: 1, episodes: [episode] })).toMatchObject({ season_number: 1, episodes: [episode] });
});

test.each([
  [{ name: "Tokyo Story", original_name: "東京物語" }, "Tokyo Story"],
  [{ name: "", original_name: "東京物語" }, "東京物語"],
])("%j: the original name stands in for a missing one alone", (names, name) => {
  expect(seriesDetails.parse({ id: 1396, ...names }).series).toMatchObject({ name, original_name: "東京物語" });
});

test.each([null, 0, -1, "81189", 1.5])("%j is no TVDB id", (tvdb_id) => {
  const { series } = seriesDetails.parse({ id: 1396, name: "A series", external_ids: { imdb_id: "tt0903747", tvdb_id } });
  expect([series.imdb_id, "tvdb_id" in series]).toEqual(["tt0903747", false]);
});

test("a season leaves out episodes without a number, and names those without a name", () => {
  const episodes = [
    { episode_number: 1, name: "Pilot", air_date: "2008-01-20", runtime: 58, still_path: "/x.jpg", overview: null, vote_average: 8.21, vote_count: 12 },
    { name: "?" },
    { episode_number: 2, vote_average: "8", vote_count: -1 },
  ];
  expect(season.parse({ season_number: 1, episodes })).toEqual({
    season_number: 1,
    name: "Season 1",
    overview: "",
    air_date: null,
    episodes: [
      { episode_number: 1, name: "Pilot", air_date: "2008-01-20", overview: "", still_path: "/x.jpg", runtime: 58, vote_average: 8.21, vote_count: 12 },
      { episode_number: 2, name: "Episode 2", air_date: null, overview: "", still_path: null, runtime: null, vote_average: null, vote_count: 0 },
    ],
  });
  expect(season.safeParse({ season_number: 1 }).success).toBe(false);
});

test("an empty date of a person is null", () => {
  expect(personDetails.parse({ id: 68, name: "Fritz Lang", birthday: "1890-12-05", deathday: "", place_of_birth: null, biography: null }).person).toEqual({
    id: 68,
    name: "Fritz Lang",
    profile_path: null,
    known_for_department: null,
    popularity: 0,
    biography: "",
    birthday: "1890-12-05",
    deathday: null,
    place_of_birth: null,
    homepage: null,
    external_ids: noExternalIds,
  });
});
