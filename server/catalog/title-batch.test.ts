import { expect, test } from "vitest";
import { noSeriesFacts } from "#features/titles/model/title-facts.ts";
import { catalogInLanguages } from "#tests/support/catalog-in-languages.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleProvider } from "#tests/support/sample-provider.ts";
import { sampleSeriesExtras } from "#tests/support/sample-titles.ts";
import { titleBatchIn } from "./title-batch.ts";

const twoDaysMs = 2 * 24 * 60 * 60 * 1000;

/** A series and a film are stored since two days. */
async function withStaleRows() {
  const first = catalogInLanguages(sampleProvider());
  await Promise.all([first.catalog.series(7), first.catalog.movie(19)]);
  const { rows, ...second } = catalogInLanguages(sampleProvider());
  for (const [key, row] of first.rows) rows.set(key, { ...row, fetchedAt: Date.now() - twoDaysMs });
  return second;
}

test("what is to come is served from stale rows, which are refreshed in the background", async () => {
  const { catalog, callsOf } = await withStaleRows();
  const { titles, pending } = await catalog.titles(["movie:19", "tv:7"], { region: "DE" });
  expect([titles.map(({ key, coming }) => [key, coming]), pending]).toEqual([
    [
      ["movie:19", []],
      ["tv:7", []],
    ],
    [],
  ]);
  expect([callsOf("movieDetails"), callsOf("seriesDetails")]).toEqual([1, 1]);
});

test("without a region stored rows of any age are served as they are", async () => {
  const { catalog, callsOf } = await withStaleRows();
  const { titles } = await catalog.titles(["movie:19", "tv:7"]);
  expect(titles.map(({ coming }) => coming)).toEqual([undefined, undefined]);
  expect([callsOf("movieDetails"), callsOf("seriesDetails")]).toEqual([0, 0]);
});

test("a title that is not stored costs no call without leave, with a region and in a language either", async () => {
  const { catalog, callsOf } = catalogInLanguages(sampleProvider());
  const options = [{}, { region: "DE" }, { region: "DE", language: "de" as const }];
  for (const one of options) expect(await catalog.titles(["movie:19", "tv:7"], one)).toEqual({ titles: [], missing: [], pending: ["movie:19", "tv:7"] });
  expect([callsOf("movieDetails"), callsOf("seriesDetails"), callsOf("translations")]).toEqual([0, 0, 0]);
  expect((await catalog.titles(["tv:7"], { region: "DE", mayLoad: () => true })).titles).toMatchObject([{ key: "tv:7", coming: [] }]);
});

test("ten thousand of them cost none", async () => {
  const { catalog, callsOf } = catalogInLanguages(sampleProvider());
  for (let id = 1; id <= 10_000; id += 1) await catalog.titles([`movie:${id}`, `tv:${id}`], { region: "DE" });
  expect([callsOf("movieDetails"), callsOf("seriesDetails")]).toEqual([0, 0]);
});

test("a series comes with the episodes that have aired, until the provider's last one", async () => {
  const facts = { ...noSeriesFacts, last_episode: { season_number: 2, episode_number: 3, name: "", air_date: "1915-11-13" } };
  const { titles } = await titleBatchIn(sampleCatalog({ seriesExtras: async () => sampleSeriesExtras(7, { facts }) }))(["tv:7"]);
  expect(titles[0]?.seasons?.map(({ episode_count }) => episode_count)).toEqual([6, 3]);
});
