import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { askOf } from "#features/catalog.ts";
import { noFilters } from "#features/discover/model/discover-filters.ts";
import { searchBoxQuery } from "#features/search/search-queries.ts";
import { notices as englishNotices } from "#languages/en/site/notices.ts";
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

test("a search that fails in the search box has no toast", () => {
  expect(searchBoxQuery(queries.searchMovies("kid", 1)).meta.failures).toEqual([]);
});

// specification.md, section 8. A journey sees each as a toast at night.
test.each<[text: string, query: QueryOptions<unknown>]>([
  ["Failed to load trending movies", queries.heroMovies()],
  ["Failed to load trending movies", queries.movieList("trending")],
  ["Failed to load popular movies", queries.movieList("popular")],
  ["Failed to load top rated movies", queries.movieList("top-rated")],
  ["Failed to load popular TV series", queries.seriesList("popular")],
  ["Failed to load top rated TV series", queries.seriesList("top-rated")],
  ["Unable to load movie details", queries.movie(19)],
  ["Unable to load TV series details", queries.series(7)],
  ["Unable to load season details", queries.season(7, 1, null)],
  ["Failed to load search results", queries.searchMovies("kid", 1)],
  ["Failed to load search results", queries.searchSeries("kid", 1)],
  ["Failed to load search results", queries.searchPeople("kid", 1)],
  ["Failed to load genre movies", queries.moviesByGenre(28)],
  ["Failed to load genre TV series", queries.seriesByGenre(16)],
  ["Failed to load actor information", queries.person(5)],
  ["Failed to load actor information", queries.personWork(5, new URLSearchParams())],
])("'%s' is the toast of its query", (text, { meta }) => {
  expect(meta.failures.filter(({ isInline }) => !isInline).map(({ id }) => englishNotices[id].text)).toEqual([text]);
});
