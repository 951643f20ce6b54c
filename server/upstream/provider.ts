import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { PersonSummary } from "#domain/person.ts";
import type { CallOptions } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { TitleList } from "#features/lists/model/title-list.ts";
import { type CollectionCalls, collectionCalls } from "./collection-calls.ts";
import { type CreditCalls, creditCalls } from "./credit-calls.ts";
import { type DiscoverCalls, type DiscoverOptions, discoverCalls } from "./discover-calls.ts";
import { tooLargeCode } from "./exchange.ts";
import { createGet, isAbout } from "./get.ts";
import { type ImageCalls, imageCalls } from "./image-calls.ts";
import { clean, english, listCall } from "./list-calls.ts";
import { createGetPage } from "./list-pages.ts";
import { type MovieDetails, movieDetails, movieParameters, movieParametersInAll } from "./movie-schemas.ts";
import { type NamingCalls, namingCalls } from "./naming-calls.ts";
import { listPartOf, type Matches, matchesIn, moviesIn, seriesIn } from "./page-schemas.ts";
import { type PersonDetails, personDetailsIn, personParametersIn, personSummary } from "./person-schemas.ts";
import { codeOf } from "./redacted-cause.ts";
import { type ReferenceCalls, referenceCalls } from "./reference-calls.ts";
import { type SeasonCalls, seasonCalls } from "./season-calls.ts";
import { type SeriesDetails, seriesDetails, seriesParameters, seriesParametersInAll } from "./series-schemas.ts";
import { languageParameter } from "./text-in-language.ts";
import { type Translations, translationParameters, translationParts, translations } from "./translation-schemas.ts";
import type { Parameters, Transport, TransportHealth } from "./transport.ts";
import { type UpcomingCalls, upcomingCalls } from "./upcoming-calls.ts";
import { UpstreamError } from "./upstream-error.ts";
import { videoParameters } from "./video-schemas.ts";

type SearchOptions = CallOptions & { year?: number | undefined };

/**
 * The provider's calls, one request each. Lists are in the provider's order. Every failure is an `UpstreamError`; its status is 404 for a
 * title that does not exist or that the provider marks adult.
 */
export type Provider = {
  movieList(list: TitleList, page: number, options?: CallOptions): Promise<Page<MovieSummary>>;
  movieDetails(id: number, options?: CallOptions): Promise<MovieDetails>;
  seriesList(list: TitleList, page: number, options?: CallOptions): Promise<Page<SeriesSummary>>;
  seriesDetails(id: number, options?: CallOptions): Promise<SeriesDetails>;
  /** Of a title whose details came without them. */
  translations(kind: "movie" | "tv", id: number, options?: CallOptions): Promise<Translations>;
  searchMovies(query: string, page: number, options?: SearchOptions): Promise<Page<MovieSummary>>;
  searchSeries(query: string, page: number, options?: SearchOptions): Promise<Page<SeriesSummary>>;
  searchPeople(query: string, page: number, options?: CallOptions): Promise<Page<PersonSummary>>;
  personDetails(id: number, options?: CallOptions): Promise<PersonDetails>;
  findByImdbId(imdbId: string, options?: CallOptions): Promise<Matches>;
  health(): TransportHealth;
} & SeasonCalls &
  CollectionCalls &
  CreditCalls &
  DiscoverCalls &
  ImageCalls &
  NamingCalls &
  ReferenceCalls &
  UpcomingCalls;

const translationsAlone = { append_to_response: `${translationParts},videos`, ...translationParameters, ...videoParameters };

const people = listPartOf(personSummary);

/** A title in all languages. One whose response is too large that way comes in English alone: its translations are a second call, when they are first needed. */
async function inAllLanguages<T>(load: (parameters: Parameters) => Promise<T>, inAll: Parameters, inEnglish: Parameters): Promise<T> {
  try {
    return await load(inAll);
  } catch (error) {
    if (error instanceof UpstreamError && codeOf(error.cause) === tooLargeCode) return load(inEnglish);
    throw error;
  }
}

const searchCall = (kind: string, parameters: Parameters) => ({ path: `/search/${kind}`, parameters: { ...parameters, ...english, ...clean } });

export function createProvider(transport: Transport, options: DiscoverOptions = {}): Provider {
  const get = createGet(transport);
  const getPage = createGetPage(get);

  return {
    movieList: (list, page, options) => getPage(moviesIn(options?.language), listCall("movies", list), page, options),
    movieDetails: (id, options) =>
      inAllLanguages(
        (parameters) => get(movieDetails, `/movie/${id}`, parameters, options, ({ movie }) => movie.id === id),
        movieParametersInAll,
        movieParameters,
      ),
    seriesList: (list, page, options) => getPage(seriesIn(options?.language), listCall("series", list), page, options),
    seriesDetails: (id, options) =>
      inAllLanguages(
        (parameters) => get(seriesDetails, `/tv/${id}`, parameters, options, ({ series }) => series.id === id),
        seriesParametersInAll,
        seriesParameters,
      ),
    translations: (kind, id, options) => get(translations, `/${kind}/${id}`, translationsAlone, options, isAbout(id)),
    searchMovies: (query, page, options) =>
      getPage(moviesIn(options?.language), searchCall("movie", { query, page, primary_release_year: options?.year }), page, options),
    searchSeries: (query, page, options) =>
      getPage(seriesIn(options?.language), searchCall("tv", { query, page, first_air_date_year: options?.year }), page, options),
    searchPeople: (query, page, options) => getPage(people, searchCall("person", { query, page }), page, options),
    personDetails: (id, options) =>
      get(personDetailsIn(options?.language), `/person/${id}`, personParametersIn(options?.language), options, ({ person }) => person.id === id),
    findByImdbId: (imdbId, options) =>
      get(
        matchesIn(options?.language),
        `/find/${encodeURIComponent(imdbId)}`,
        { external_source: "imdb_id", ...languageParameter(options?.language) },
        options,
      ),
    ...seasonCalls(get),
    ...collectionCalls(get),
    ...creditCalls(get),
    ...discoverCalls(getPage, options),
    ...imageCalls(get),
    ...namingCalls(get),
    ...referenceCalls(get),
    ...upcomingCalls(getPage),
    health: () => transport.health(),
  };
}
