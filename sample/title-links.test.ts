import { expect, test } from "vitest";
import { sampleData, sampleFilm, sampleSeries } from "#tests/support/embedded-data.ts";
import { createEmbeddedService } from "./service.ts";

// Collections, keywords and videos: what titles have in common.

const films = [
  sampleFilm(19, { production_companies: ["Ufa"], production_countries: ["DE"], budget: 114_000, popularity: 1 }),
  sampleFilm(20, { release_date: "1924-02-14", production_companies: ["Ufa"], genres: ["Horror"] }),
  sampleFilm(21, { popularity: 60 }),
  sampleFilm(22, { genres: ["Horror"] }),
];
const data = {
  ...sampleData(films, [sampleSeries(7, { production_countries: ["FR"] })]),
  links: {
    collections: [{ id: 6, name: "Two Films", overview: "Ours.", films: [19, 20] }],
    keywords: [
      { id: 5, name: "robot", films: [19, 22], series: [7] },
      { id: 4, name: "robbery", films: [19, 20, 21], series: [] },
    ],
    videos: [{ file: "sample.mp4", name: "Sample reel", type: "Sample", films: [19], series: [] }],
  },
};
const { fetch } = createEmbeddedService({ data });
const get = async (path: string) => fetch(new Request(`http://embedded/3${path}`));
const read = async (path: string): Promise<unknown> => (await get(path)).json();
const ids = async (path: string) => ((await read(path)) as { results: { id: number }[] }).results.map(({ id }) => id);

test("come with a film's details", async () => {
  expect(await read("/movie/19?append_to_response=keywords,videos,recommendations,release_dates,watch/providers")).toMatchObject({
    belongs_to_collection: { id: 6, name: "Two Films", poster_path: "/film-20-20-poster.svg" },
    budget: 114_000,
    production_countries: [{ iso_3166_1: "DE" }],
    keywords: {
      keywords: [
        { id: 5, name: "robot" },
        { id: 4, name: "robbery" },
      ],
    },
    videos: { results: [{ site: "own", key: "sample.mp4", name: "Sample reel", type: "Sample" }] },
    recommendations: { total_results: 3 },
    release_dates: { results: [] },
    "watch/providers": { results: {} },
  });
  expect(await read("/movie/21?append_to_response=videos")).toMatchObject({ belongs_to_collection: null, budget: 0, videos: { results: [] } });
  expect(await read("/tv/7?append_to_response=keywords")).toMatchObject({
    production_countries: [{ iso_3166_1: "FR" }],
    keywords: { results: [{ id: 5, name: "robot" }] },
  });
});

test("recommended are titles by a common collection, company and keyword; similar are those of a genre", async () => {
  expect(await ids("/movie/19/recommendations")).toEqual([20, 21, 22]);
  expect(await ids("/movie/19/similar")).toEqual([21]);
});

test("discover and the search find keywords", async () => {
  expect(await ids("/discover/movie?with_keywords=5")).toEqual([22, 19]);
  expect(await ids("/discover/tv?with_keywords=5")).toEqual([7]);
  expect(await ids("/search/keyword?query=rob")).toEqual([4, 5]);
  expect(await read("/keyword/5")).toEqual({ id: 5, name: "robot" });
  expect((await get("/keyword/6")).status).toBe(404);
});
