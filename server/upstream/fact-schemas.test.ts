import { describe, expect, test } from "vitest";
import { noMovieFacts, noSeriesFacts } from "#features/titles/model/title-facts.ts";
import { collectionPart, externalIds, movieFacts, seriesFacts, storedMovieFacts, storedSeriesFacts } from "./fact-schemas.ts";

const shared = {
  status: "Released",
  homepage: "https://film.example/",
  production_countries: [{ iso_3166_1: "DE", name: "Germany" }, { iso_3166_1: "Germany" }, null],
  production_companies: [{ id: 12, name: "UFA", logo_path: "/ufa.png" }, { name: "Nameless id" }],
  external_ids: { imdb_id: "tt0017136", wikidata_id: "Q151599", facebook_id: "", instagram_id: "film.example", twitter_id: null },
};
const external = { imdb: "tt0017136", wikidata: "Q151599", facebook: null, instagram: "film.example", twitter: null };
const common = { status: "Released", homepage: "https://film.example/", countries: ["DE"], companies: [{ id: 12, name: "UFA" }], external_ids: external };

test("a film's facts are read from its details, and stored as they are", () => {
  const facts = movieFacts.parse({
    ...shared,
    ...{ id: 19, title: "Metropolis", original_title: "Metropolis", budget: 5_300_000, revenue: 0 },
    keywords: {
      keywords: [
        { id: 4565, name: "dystopia" },
        { id: "x", name: "y" },
      ],
    },
  });
  expect(facts).toEqual({ ...common, original_title: "Metropolis", keywords: [{ id: 4565, name: "dystopia" }], budget: 5_300_000, revenue: null });
  expect(storedMovieFacts.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
});

test("a series' facts are read from its details, and stored as they are", () => {
  const next = { season_number: 2, episode_number: 1, name: "Return", air_date: "2026-12-24", overview: "x", id: 1 };
  const facts = seriesFacts.parse({
    ...shared,
    ...{
      original_name: "Les Vampires",
      type: "Scripted",
      last_air_date: "1916-06-30",
      last_episode_to_air: { ...next, air_date: "" },
      next_episode_to_air: next,
    },
    networks: [{ id: 49, name: "HBO" }, { name: "Gaumont" }],
    keywords: { results: [{ id: 3, name: "serial" }] },
  });
  const episode = { season_number: 2, episode_number: 1, name: "Return" };
  expect(facts).toEqual({
    ...common,
    ...{
      original_title: "Les Vampires",
      type: "Scripted",
      last_air_date: "1916-06-30",
      networks: [{ id: 49, name: "HBO" }],
      keywords: [{ id: 3, name: "serial" }],
    },
    last_episode: { ...episode, air_date: null },
    next_episode: { ...episode, air_date: "2026-12-24" },
  });
  expect(storedSeriesFacts.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
});

test("what is missing or of another type is unknown, and a row of an older build has nothing", () => {
  const odd = {
    status: 1,
    homepage: {},
    production_countries: "DE",
    keywords: [],
    external_ids: "x",
    budget: "5",
    revenue: -1,
    next_episode_to_air: { name: "x" },
  };
  for (const input of [{}, odd]) {
    expect(movieFacts.parse(input)).toEqual(noMovieFacts);
    expect(seriesFacts.parse(input)).toEqual(noSeriesFacts);
  }
  expect([storedMovieFacts.parse(undefined), storedSeriesFacts.parse(undefined)]).toEqual([noMovieFacts, noSeriesFacts]);
});

test.each(["", "film.example", "javascript:alert(1)", "data:text/html,x", "https://user:secret@film.example/", `https://film.example/${"x".repeat(500)}`])(
  "%j is no home page",
  (homepage) => expect(movieFacts.parse({ homepage }).homepage).toBeNull(),
);

describe("names on other sites", () => {
  test.each([
    { imdb_id: "tt1/../x" },
    { wikidata_id: "Q0" },
    { wikidata_id: "151599" },
    { facebook_id: "a/b" },
    { instagram_id: "a?b" },
    { twitter_id: "a b" },
    { twitter_id: "x".repeat(101) },
  ])("%j is none", (ids) => {
    expect(externalIds.parse(ids)).toEqual(noMovieFacts.external_ids);
  });

  test("of people have two more, where they are known", () => {
    expect(externalIds.parse({ imdb_id: "nm0000001", tiktok_id: "tok", youtube_id: "@tube" })).toMatchObject({
      imdb: "nm0000001",
      tiktok: "tok",
      youtube: "@tube",
    });
  });
});

test("a film's IMDb id stands in its details as well", () => {
  expect(movieFacts.parse({ imdb_id: "tt0017136" }).external_ids.imdb).toBe("tt0017136");
});

test.each([
  [{ id: 10, name: "Star Wars Collection", poster_path: "/x.jpg", backdrop_path: "//elsewhere.example/x.jpg" }, "/x.jpg"],
  [{ id: 10, name: "Star Wars Collection" }, null],
])("a collection is %j", (part, poster_path) => {
  expect(collectionPart.parse(part)).toEqual({ id: 10, name: "Star Wars Collection", poster_path, backdrop_path: null });
});

test.each([null, undefined, {}, { id: 0, name: "x" }, { id: 10, name: " " }, "x"])("%j is no collection", (part) =>
  expect(collectionPart.parse(part)).toBeNull(),
);
