import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { askOf } from "#features/catalog.ts";
import { noFilters } from "#features/discover/model/discover-filters.ts";
import { searchBoxQuery } from "#features/search/search-queries.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import type { QueryOptions } from "./data/query.ts";
import { createQueryClient } from "./data/query-client.ts";
import { allQueries } from "./queries.ts";

const twoHoursMs = 2 * 60 * 60 * 1000;
const queries = allQueries(askOf(sampleCatalog()));

beforeEach(() => void vi.useFakeTimers());

/** Whether the data of a query is there two hours after a component has used it. */
async function stays<T>(query: QueryOptions<T>): Promise<boolean> {
  const client = createQueryClient({ retry: 0 });
  const leave = new QueryObserver(client, query).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(query.queryKey)).toBeDefined();
  leave();
  await vi.advanceTimersByTimeAsync(twoHoursMs);
  return client.getQueryData(query.queryKey) !== undefined;
}

test.each<[name: string, query: QueryOptions<unknown>]>([
  ["popular films", queries.movieList("popular", 2)],
  ["top rated series", queries.seriesList("top-rated")],
  ["Discover's films", queries.discover(noFilters("movies"))],
  ["Discover's series", queries.discover(noFilters("tv"))],
  ["a search", queries.searchPeople("keaton", 1)],
])("%s stay for Back after a film of two hours", async (_, query) => {
  expect(await stays(query)).toBe(true);
});

test("what was typed on the way to a search does not stay", async () => {
  expect(await stays(searchBoxQuery(queries.searchMovies("kea", 1)))).toBe(false);
});
