import type { Credits } from "./credits.ts";
import type { Movie, MovieSummary } from "./movie.ts";
import type { Person, PersonCredits, PersonSummary } from "./person.ts";
import type { Review } from "./review.ts";
import type { Season, Series, SeriesSummary } from "./series.ts";
import type { TitleHint } from "./title-hint.ts";

/** A hero film: what the trending list knows and the running time in minutes that its details give. */
export type HeroMovie = MovieSummary & { runtime: number | null };

/** One page of a search, 1-based. `didYouMean` is there where nothing was found but something similar is known. */
export type SearchResultPage<T> = { page: number; total_pages: number; total_results: number; results: T[]; didYouMean?: TitleHint[] };

/** What an IMDb id stands for. */
export type ImdbMatch = { type: "movies"; item: MovieSummary } | { type: "tv"; item: SeriesSummary } | { type: "people"; item: PersonSummary };

/** A visitor who has typed on waits no longer for what was asked before. */
export type CallOptions = { signal?: AbortSignal };

/**
 * What can be asked of the catalog. The server keeps this promise from the provider and the store, the browser over
 * HTTP. An absent title or person is `null`; every other failure is a rejection. Lists are in the provider's order.
 */
export type Catalog = {
  heroMovies(): Promise<HeroMovie[]>;
  trendingMovies(): Promise<MovieSummary[]>;
  popularMovies(): Promise<MovieSummary[]>;
  topRatedMovies(): Promise<MovieSummary[]>;
  moviesByGenre(genreId: number): Promise<MovieSummary[]>;
  movie(id: number): Promise<Movie | null>;
  movieCredits(id: number): Promise<Credits>;
  similarMovies(id: number): Promise<MovieSummary[]>;
  movieReviews(id: number): Promise<Review[]>;

  trendingSeries(): Promise<SeriesSummary[]>;
  popularSeries(): Promise<SeriesSummary[]>;
  topRatedSeries(): Promise<SeriesSummary[]>;
  seriesByGenre(genreId: number): Promise<SeriesSummary[]>;
  series(id: number): Promise<Series | null>;
  /**
   * Whole, or, where `around` is given, perhaps only the stretch of a long season that shows that episode (`null`: the first).
   */
  season(seriesId: number, seasonNumber: number, around?: number | null): Promise<Season | null>;
  seriesCredits(id: number): Promise<Credits>;
  similarSeries(id: number): Promise<SeriesSummary[]>;
  seriesReviews(id: number): Promise<Review[]>;

  searchMovies(query: string, page: number, asking?: CallOptions): Promise<SearchResultPage<MovieSummary>>;
  searchSeries(query: string, page: number, asking?: CallOptions): Promise<SearchResultPage<SeriesSummary>>;
  searchPeople(query: string, page: number, asking?: CallOptions): Promise<SearchResultPage<PersonSummary>>;
  imdbMatch(imdbId: string, asking?: CallOptions): Promise<ImdbMatch | null>;
  /** Up to three titles of somebody's credits, the popular first. */
  knownFor(personId: number, asking?: CallOptions): Promise<string[]>;

  person(id: number): Promise<Person | null>;
  personMovieCredits(id: number): Promise<PersonCredits>;
  personSeriesCredits(id: number): Promise<PersonCredits>;
};
