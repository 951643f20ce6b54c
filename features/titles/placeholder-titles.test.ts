import { dehydrate, hydrate } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { createQueryClient } from "#app/data/query-client.ts";
import { allQueries } from "#app/queries.ts";
import { askOf } from "#features/catalog.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovie, sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { dataOrPlaceholder } from "./placeholder-titles.ts";

const queries = allQueries(askOf(sampleCatalog()));
const titles = { movie: async (id: number) => sampleMovieSummary(id), series: async (id: number) => sampleSeriesSummary(id) };

describe("a title in the server's lists", () => {
  test("has a placeholder in the browser that hydrates the page", async () => {
    const server = createQueryClient({ retry: 0 });
    expect(await queries.movie(19).placeholder.load(server, titles)).toBe(true);
    expect(await queries.series(7).placeholder.load(server, titles)).toBe(true);
    const browser = createQueryClient({ retry: 0 });
    hydrate(browser, JSON.parse(JSON.stringify(dehydrate(server))));
    expect(dataOrPlaceholder(browser, queries.movie(19))).toMatchObject({ title: "Film 19", runtime: null });
    expect(dataOrPlaceholder(browser, queries.series(7))).toMatchObject({ name: "Series 7", seasons: [] });
    expect(dataOrPlaceholder(browser, queries.movie(7))).toBeUndefined();
  });

  test("appears in no list", async () => {
    const client = createQueryClient({ retry: 0 });
    await queries.movie(19).placeholder.load(client, titles);
    expect(
      client
        .getQueryCache()
        .getAll()
        .map((query) => query.queryKey),
    ).toEqual([["placeholder", "movie", 19]]);
  });
});

test("a title in no list has no placeholder", async () => {
  const client = createQueryClient({ retry: 0 });
  expect(await queries.movie(19).placeholder.load(client, { movie: async () => null, series: async () => null })).toBe(false);
  expect(dataOrPlaceholder(client, queries.movie(19))).toBeUndefined();
});

test("data takes precedence over the placeholder, the null of an absent title too", async () => {
  const client = createQueryClient({ retry: 0 });
  await queries.movie(19).placeholder.load(client, titles);
  client.setQueryData(queries.movie(19).queryKey, sampleMovie(19, { runtime: 153 }));
  expect(dataOrPlaceholder(client, queries.movie(19))?.runtime).toBe(153);
  client.setQueryData(queries.movie(19).queryKey, null);
  expect(dataOrPlaceholder(client, queries.movie(19))).toBeNull();
});
