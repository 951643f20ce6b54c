import { vi } from "vitest";
import { otherLanguages } from "#domain/languages.ts";
import type { Movie } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { Series } from "#domain/series.ts";
import type { TitleList } from "#features/lists/model/title-list.ts";
import type { MovieDetails } from "#server/upstream/movie-schemas.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { TitleRegions } from "#server/upstream/region-schemas.ts";
import type { SeriesDetails } from "#server/upstream/series-schemas.ts";
import type { Translations } from "#server/upstream/translation-schemas.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";
import {
  sampleCollection,
  sampleFullCredits,
  sampleImages,
  sampleMovie,
  sampleMovieExtras,
  sampleMovieSummary,
  samplePerson,
  sampleSeasonWithVotes,
  sampleSeries,
  sampleSeriesExtras,
  sampleSeriesSummary,
} from "./sample-titles.ts";

export const absent = (): Promise<never> => Promise.reject(new UpstreamError({ kind: "status", status: 404, path: "/movie/404" }));
export const down = (): Promise<never> => Promise.reject(new UpstreamError({ kind: "status", status: 500, path: "/movie/19" }));

/** In each language nothing. */
export const noTranslations: Translations = Object.fromEntries(otherLanguages.map((language) => [language, {}]));

const noRegions: TitleRegions = { certifications: {}, releases: {}, providers: [], offers: {}, link: null };

/** As the provider's response is parsed and stored. */
export function sampleMovieDetails(id: number, overrides: Partial<Movie> = {}): MovieDetails {
  const { certification: _, ...movie } = sampleMovie(id, overrides);
  const { inRegion: _region, ...extras } = sampleMovieExtras(id);
  return { movie, extras, regions: noRegions, translations: noTranslations };
}

export function sampleSeriesDetails(id: number, overrides: Partial<Series> = {}): SeriesDetails {
  const { certification: _, ...series } = sampleSeries(id, overrides);
  const { inRegion: _region, ...extras } = sampleSeriesExtras(id);
  return { series, extras, regions: noRegions, translations: noTranslations };
}

/** Three pages of 20, and a fourth of 3. */
const listOf =
  <T>(title: (id: number) => T) =>
  async (_: TitleList, page: number): Promise<Page<T>> => {
    const ids = Array.from({ length: 63 }, (_unused, index) => index + 1).slice((page - 1) * 20, page * 20);
    return { items: ids.map((id) => title(id)), page, totalPages: 4, totalResults: 63 };
  };
const nothingFound = async () => ({ items: [], page: 1, totalPages: 0, totalResults: 0 });

/** A hand-written provider of mock functions. */
export function sampleProvider(overrides: Partial<Provider> = {}): Provider {
  const provider: Provider = {
    movieList: listOf(sampleMovieSummary),
    movieDetails: async (id) => sampleMovieDetails(id),
    seriesList: listOf(sampleSeriesSummary),
    seriesDetails: async (id) => sampleSeriesDetails(id),
    translations: async () => noTranslations,
    collection: async (id) => sampleCollection(id),
    seriesCredits: async () => sampleFullCredits(),
    movieImages: async () => sampleImages(),
    seriesImages: async () => sampleImages(),
    personImages: async () => [],
    season: async (_, seasonNumber) => sampleSeasonWithVotes(seasonNumber),
    seasons: async (_, seasonNumbers) => seasonNumbers.map((number) => sampleSeasonWithVotes(number)),
    discoverMovies: ({ page }) => listOf(sampleMovieSummary)("popular", page),
    discoverSeries: ({ page }) => listOf(sampleSeriesSummary)("popular", page),
    upcomingMovies: (_, page) => listOf(sampleMovieSummary)("popular", page),
    airingSeries: (_, page) => listOf(sampleSeriesSummary)("popular", page),
    searchReferences: async () => [],
    reference: async (kind, id) => ({ id, name: `${kind} ${id}` }),
    streamingProviders: async () => [],
    certifications: async () => ({}),
    searchMovies: nothingFound,
    searchSeries: nothingFound,
    searchPeople: nothingFound,
    personDetails: async (id) => ({ person: samplePerson(id), credits: { movies: { cast: [], crew: [] }, series: { cast: [], crew: [] } } }),
    alternativeTitles: async () => [],
    originCountries: async () => [],
    absoluteGroups: async () => [],
    episodeGroup: async () => [],
    findByImdbId: async () => ({ movies: [], series: [], people: [] }),
    health: () => ({ breaker: "closed", breakerWaitMs: 0, quota: { used: 0, limit: 38, waiting: 0 }, hasRoomAhead: true }),
    ...overrides,
  };
  return Object.fromEntries(Object.entries(provider).map(([name, call]) => [name, vi.fn(call as () => unknown)])) as unknown as Provider;
}
