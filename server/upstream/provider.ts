import type { ZodType } from "zod";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { PersonSummary } from "#domain/person.ts";
import type { CallOptions } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { TitleList } from "#features/lists/model/title-list.ts";
import { type CollectionCalls, collectionCalls } from "./collection-calls.ts";
import { type CreditCalls, creditCalls } from "./credit-calls.ts";
import { type DiscoverCalls, type DiscoverOptions, discoverCalls } from "./discover-calls.ts";
import { createGet } from "./get.ts";
import { type ImageCalls, imageCalls } from "./image-calls.ts";
import { clean, english, listCall } from "./list-calls.ts";
import { type MovieDetails, movieDetails, movieParameters, movieSummary } from "./movie-schemas.ts";
import { type NamingCalls, namingCalls } from "./naming-calls.ts";
import { type ListPart, listPartOf, type Matches, matches, pageOf } from "./page-schemas.ts";
import { type PersonDetails, personDetails, personParameters, personSummary } from "./person-schemas.ts";
import { type ReferenceCalls, referenceCalls } from "./reference-calls.ts";
import { type SeasonCalls, seasonCalls } from "./season-calls.ts";
import { type SeriesDetails, seriesDetails, seriesParameters, seriesSummary } from "./series-schemas.ts";
import type { Parameters, Transport, TransportHealth } from "./transport.ts";

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
  ReferenceCalls;

const parts = { movies: listPartOf(movieSummary), series: listPartOf(seriesSummary), people: listPartOf(personSummary) };

const searchCall = (kind: string, parameters: Parameters) => ({ path: `/search/${kind}`, parameters: { ...parameters, ...english, ...clean } });

export function createProvider(transport: Transport, options: DiscoverOptions = {}): Provider {
  const get = createGet(transport);
  const getPage = async <T>(schema: ZodType<ListPart<T>>, { path, parameters }: ReturnType<typeof listCall>, page: number, options?: CallOptions) =>
    pageOf(page, await get(schema, path, parameters, options));

  return {
    movieList: (list, page, options) => getPage(parts.movies, listCall("movies", list, page), page, options),
    movieDetails: (id, options) => get(movieDetails, `/movie/${id}`, movieParameters, options, ({ movie }) => movie.id === id),
    seriesList: (list, page, options) => getPage(parts.series, listCall("series", list, page), page, options),
    seriesDetails: (id, options) => get(seriesDetails, `/tv/${id}`, seriesParameters, options, ({ series }) => series.id === id),
    searchMovies: (query, page, options) => getPage(parts.movies, searchCall("movie", { query, page, primary_release_year: options?.year }), page, options),
    searchSeries: (query, page, options) => getPage(parts.series, searchCall("tv", { query, page, first_air_date_year: options?.year }), page, options),
    searchPeople: (query, page, options) => getPage(parts.people, searchCall("person", { query, page }), page, options),
    personDetails: (id, options) => get(personDetails, `/person/${id}`, personParameters, options, ({ person }) => person.id === id),
    findByImdbId: (imdbId, options) => get(matches, `/find/${encodeURIComponent(imdbId)}`, { external_source: "imdb_id" }, options),
    ...seasonCalls(get),
    ...collectionCalls(get),
    ...creditCalls(get),
    ...discoverCalls(get, options),
    ...imageCalls(get),
    ...namingCalls(get),
    ...referenceCalls(get),
    health: () => transport.health(),
  };
}
