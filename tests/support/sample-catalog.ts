import type { Catalog, SearchResultPage } from "#domain/catalog.ts";
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

const twenty = (first: number): number[] => Array.from({ length: 20 }, (_, index) => first + index);
const found = <T>(results: T[]): SearchResultPage<T> => ({ page: 1, total_pages: 1, total_results: results.length, results });

/** A hand-written catalog with a title for every id. */
export function sampleCatalog(overrides: Partial<Catalog> = {}): Catalog {
  const movies = async () => twenty(1).map((id) => sampleMovieSummary(id));
  const series = async () => twenty(1).map((id) => sampleSeriesSummary(id));
  return {
    heroMovies: async () => [1, 2, 3, 4, 5].map((id) => ({ ...sampleMovieSummary(id), runtime: 90 + id })),
    trendingMovies: movies,
    popularMovies: movies,
    topRatedMovies: async () => twenty(101).map((id) => sampleMovieSummary(id)),
    moviesByGenre: movies,
    movie: async (id) => sampleMovie(id),
    movieExtras: async (id) => sampleMovieExtras(id),
    trendingSeries: series,
    popularSeries: series,
    topRatedSeries: series,
    seriesByGenre: series,
    series: async (id) => sampleSeries(id),
    season: async (_, seasonNumber) => sampleSeason(seasonNumber),
    seriesExtras: async (id) => sampleSeriesExtras(id),
    searchMovies: async () => found([sampleMovieSummary(1)]),
    searchSeries: async () => found([sampleSeriesSummary(1)]),
    searchPeople: async () => found([]),
    imdbMatch: async () => ({ type: "movies", item: sampleMovieSummary(1) }),
    knownFor: async () => ["Metropolis"],
    person: async (id) => samplePerson(id),
    personCredits: async () => ({ movies: { cast: [], crew: [] }, series: { cast: [], crew: [] } }),
    ...overrides,
  };
}

export const failing = (): Promise<never> => Promise.reject(new Error("the provider is down"));
export const neverResolving = (): Promise<never> => new Promise(() => undefined);

/** Every call rejects. */
export function failingCatalog(): Catalog {
  return sampleCatalog(Object.fromEntries(Object.keys(sampleCatalog()).map((name) => [name, failing])));
}
