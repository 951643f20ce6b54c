import type { NamedList } from "#domain/addresses.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { CallOptions } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { keyParts } from "#domain/title-key.ts";
import type { Catalog } from "#features/catalog.ts";
import { genreIdOf, isGenreList, isRelatedList, type RelatedKind, relatedTitleOf, type TitleList } from "#features/lists/model/title-list.ts";
import { savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import type { SearchResultPage } from "#features/search/model/queries.ts";
import { nothingInRegion } from "#features/titles/model/in-region.ts";
import {
  sampleCollection,
  sampleFullCredits,
  sampleImages,
  sampleMovie,
  sampleMovieExtras,
  sampleMovieSummary,
  samplePerson,
  sampleSeason,
  sampleSeasonWithVotes,
  sampleSeries,
  sampleSeriesExtras,
  sampleSeriesSummary,
} from "./sample-titles.ts";

const twenty = (first: number): number[] => Array.from({ length: 20 }, (_, index) => first + index);
/** The only page of a list, by default. */
export const samplePage = <T>(items: T[], overrides: Partial<Page<T>> = {}): Page<T> => ({
  items,
  page: 1,
  totalPages: 1,
  totalResults: items.length,
  ...overrides,
});

type LoadList<T> = (page: number, options?: CallOptions) => Promise<T[] | Page<T>>;
/** `genre`: the lists of all genres. `similar`, `recommendations`: those of all titles. */
type Lists<T> = Partial<Record<NamedList | RelatedKind, LoadList<T>>> & {
  genre?: (genreId: number, ...call: Parameters<LoadList<T>>) => ReturnType<LoadList<T>>;
};
type ListMethod<T> = (list: TitleList, page: number, options?: CallOptions) => Promise<Page<T>>;

function loaderOf<T>(lists: Lists<T>, list: TitleList): LoadList<T> | undefined {
  if (isGenreList(list)) return lists.genre?.bind(null, genreIdOf(list));
  return isRelatedList(list) ? lists[relatedTitleOf(list).kind] : lists[list];
}

const listsOr =
  <T>(lists: Lists<T>, fallback: (list: TitleList) => T[]): ListMethod<T> =>
  async (list, page, options) => {
    const load = loaderOf(lists, list);
    const titles = (await load?.(page, options)) ?? fallback(list);
    return Array.isArray(titles) ? samplePage(titles, { page }) : titles;
  };

const sampleMovies = (list: TitleList) => twenty(list === "top-rated" ? 101 : 1).map((id) => sampleMovieSummary(id));
const sampleSeriesList = () => twenty(1).map((id) => sampleSeriesSummary(id));

/** `Catalog.movieList` with some lists of a test's own; the others have 20 films. */
export const movieLists = (lists: Lists<MovieSummary> = {}): ListMethod<MovieSummary> => listsOr(lists, sampleMovies);
export const seriesLists = (lists: Lists<SeriesSummary> = {}): ListMethod<SeriesSummary> => listsOr(lists, sampleSeriesList);

const found = <T>(items: T[]): SearchResultPage<T> => ({ items, page: 1, totalPages: 1, totalResults: items.length });

/** A hand-written catalog with a title for every id. */
export function sampleCatalog(overrides: Partial<Catalog> = {}): Catalog {
  return {
    heroMovies: async () => [1, 2, 3, 4, 5].map((id) => ({ ...sampleMovieSummary(id), runtime: 90 + id })),
    movieList: movieLists(),
    movie: async (id) => sampleMovie(id),
    movieExtras: async (id) => sampleMovieExtras(id),
    movieInRegion: async (_, region) => nothingInRegion(region),
    movieCredits: async () => sampleFullCredits(),
    movieImages: async () => sampleImages(),
    collection: async (id) => sampleCollection(id),
    seriesList: seriesLists(),
    series: async (id) => sampleSeries(id),
    season: async (_, seasonNumber) => sampleSeason(seasonNumber),
    seriesExtras: async (id) => sampleSeriesExtras(id),
    seriesInRegion: async (_, region) => nothingInRegion(region),
    guidePage: async () => ({ seasons: [1, 2].map((number) => sampleSeasonWithVotes(number)) }),
    seriesCredits: async () => sampleFullCredits(),
    seriesImages: async () => sampleImages(),
    discoverMovies: async ({ page }) =>
      samplePage(
        twenty(1).map((id) => sampleMovieSummary(id)),
        { page },
      ),
    discoverSeries: async ({ page }) =>
      samplePage(
        twenty(1).map((id) => sampleSeriesSummary(id)),
        { page },
      ),
    upcomingMovies: async ({ page }) => ({
      ...samplePage(
        twenty(1).map((id) => sampleMovieSummary(id)),
        { page },
      ),
      today: "2026-11-27",
    }),
    airingSeries: async ({ page }) => ({
      ...samplePage(
        twenty(1).map((id) => sampleSeriesSummary(id)),
        { page },
      ),
      today: "2026-11-27",
    }),
    moviesHere: async () => [],
    seriesHere: async () => [],
    references: async ({ kind, ids = ["1"] }) => ids.map((id) => ({ id, name: `${kind} ${id}` })),
    searchMovies: async () => found([sampleMovieSummary(1)]),
    searchSeries: async () => found([sampleSeriesSummary(1)]),
    searchPeople: async () => found([]),
    imdbMatch: async () => ({ type: "movies", item: sampleMovieSummary(1) }),
    knownFor: async () => ["Metropolis"],
    person: async (id) => samplePerson(id),
    personImages: async () => [],
    personCredits: async () => ({ movies: { cast: [], crew: [] }, series: { cast: [], crew: [] } }),
    collaborators: async () => [],
    titles: async (keys) => ({
      titles: keys.map((key) => {
        const { kind, id } = keyParts(key);
        return kind === "movie" ? savedMovie(sampleMovie(id)) : { ...savedSeries(sampleSeries(id)), seasons: sampleSeries(id).seasons };
      }),
      missing: [],
      pending: [],
    }),
    ...overrides,
  };
}

export const failing = (): Promise<never> => Promise.reject(new Error("the provider is down"));
export const neverResolving = (): Promise<never> => new Promise(() => undefined);

/** Every call rejects. */
export function failingCatalog(): Catalog {
  return sampleCatalog(Object.fromEntries(Object.keys(sampleCatalog()).map((name) => [name, failing])));
}
