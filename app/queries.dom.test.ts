import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { askOf } from "#features/catalog.ts";
import { noFilters } from "#features/discover/model/discover-filters.ts";
import { searchBoxQuery } from "#features/search/search-queries.ts";
import { notices } from "#languages/en/site/notices.ts";
import { failingCatalog, sampleCatalog } from "#tests/support/sample-catalog.ts";
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

const failing = allQueries(askOf(failingCatalog()));

test.each<[name: string, query: QueryOptions<unknown>, toasts: string[]]>([
  ["the hero's films", failing.heroMovies(), ["Failed to load trending movies"]],
  ["trending films", failing.movieList("trending"), ["Failed to load trending movies"]],
  ["popular films", failing.movieList("popular"), ["Failed to load popular movies"]],
  ["top rated films", failing.movieList("top-rated"), ["Failed to load top rated movies"]],
  ["popular series", failing.seriesList("popular"), ["Failed to load popular TV series"]],
  ["top rated series", failing.seriesList("top-rated"), ["Failed to load top rated TV series"]],
  ["a film", failing.movie(19), ["Unable to load movie details"]],
  ["a series", failing.series(7), ["Unable to load TV series details"]],
  ["a season", failing.season(7, 1, null), ["Unable to load season details"]],
  ["a search of films", failing.searchMovies("kid", 1), ["Failed to load search results"]],
  ["a search of series", failing.searchSeries("kid", 1), ["Failed to load search results"]],
  ["a search of people", failing.searchPeople("kid", 1), ["Failed to load search results"]],
  ["a genre's films", failing.moviesByGenre(27), ["Failed to load genre movies"]],
  ["a genre's series", failing.seriesByGenre(18), ["Failed to load genre TV series"]],
  ["a person", failing.person(8635), ["Failed to load actor information"]],
  ["a person's credits", failing.personWork(8635, new URLSearchParams()), ["Failed to load actor information"]],
  ["a search in the box", searchBoxQuery(failing.searchMovies("kid", 1)), []],
  ["the titles that a person is known for", failing.knownFor(8635), []],
  ["a series' cast", failing.seriesExtras(7), []],
])("the failure of %s shows section 8's toast, or none", async (_, query, toasts) => {
  const shown: string[] = [];
  const client = createQueryClient({ retry: 0, onFailure: ({ id }) => shown.push(notices[id].text), logFailure: () => undefined });
  const leave = new QueryObserver(client, query).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryState(query.queryKey)?.status).toBe("error"));
  leave();
  expect(shown).toEqual(toasts);
});

test.each<[name: string, query: QueryOptions<unknown>, logged: string]>([
  ["a search", failing.searchMovies("kid", 1), "search"],
  ["a search in the box", searchBoxQuery(failing.searchPeople("kid", 1)), "search"],
  ["a search for an IMDb id", failing.imdbMatch("tt0012349"), "imdb"],
])("the failure of %s is logged without what was typed", async (_, query, logged) => {
  const logFailure = vi.fn();
  const client = createQueryClient({ retry: 0, logFailure });
  await client.fetchQuery(query).catch(() => undefined);
  expect(logFailure.mock.calls).toEqual([[expect.any(Error), logged]]);
});
