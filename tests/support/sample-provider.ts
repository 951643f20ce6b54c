import { vi } from "vitest";
import type { Provider } from "#server/upstream/provider.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";
import {
  sampleMovie,
  sampleMovieExtras,
  sampleMovieSummary,
  samplePerson,
  sampleSeason,
  sampleSeries,
  sampleSeriesExtras,
  sampleSeriesSummary,
} from "./sample-titles.ts";

export const absent = (): Promise<never> => Promise.reject(new UpstreamError({ kind: "status", status: 404, path: "/movie/404" }));
export const down = (): Promise<never> => Promise.reject(new UpstreamError({ kind: "status", status: 500, path: "/movie/19" }));

const movies = async () => Array.from({ length: 20 }, (_, index) => sampleMovieSummary(index + 1));
const series = async () => Array.from({ length: 20 }, (_, index) => sampleSeriesSummary(index + 1));
const nothingFound = async () => ({ page: 1, total_pages: 0, total_results: 0, results: [] });

/** A hand-written provider of mock functions. */
export function sampleProvider(overrides: Partial<Provider> = {}): Provider {
  const provider: Provider = {
    trendingMovies: movies,
    popularMovies: movies,
    topRatedMovies: movies,
    moviesByGenre: movies,
    movieDetails: async (id) => ({ movie: sampleMovie(id), extras: sampleMovieExtras(id) }),
    trendingSeries: series,
    popularSeries: series,
    topRatedSeries: series,
    seriesByGenre: series,
    seriesDetails: async (id) => ({ series: sampleSeries(id), extras: sampleSeriesExtras(id) }),
    season: async (_, seasonNumber) => sampleSeason(seasonNumber),
    searchMovies: nothingFound,
    searchSeries: nothingFound,
    searchPeople: nothingFound,
    personDetails: async (id) => ({ person: samplePerson(id), credits: { movies: { cast: [], crew: [] }, series: { cast: [], crew: [] } } }),
    findByImdbId: async () => ({ movies: [], series: [], people: [] }),
    health: () => ({ breaker: "closed", breakerWaitMs: 0, quota: { used: 0, limit: 38, waiting: 0 }, hasRoomAhead: true }),
    ...overrides,
  };
  return Object.fromEntries(Object.entries(provider).map(([name, call]) => [name, vi.fn(call as () => unknown)])) as unknown as Provider;
}
