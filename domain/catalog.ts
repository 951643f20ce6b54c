import type { SearchFilters, SearchType } from "./addresses.ts";
import type { Collection, CollectionPart } from "./collection.ts";
import type { Credits } from "./credits.ts";
import type { DiscoverFilters } from "./discover-filters.ts";
import type { GuidePage } from "./episode-guide.ts";
import type { FullCredits } from "./full-credits.ts";
import type { Image } from "./images.ts";
import type { InRegion } from "./in-region.ts";
import type { Movie, MovieSummary } from "./movie.ts";
import type { Page } from "./page.ts";
import type { Collaborator, CreditsByMedium, Person, PersonSummary } from "./person.ts";
import type { Reference, ReferenceQuery } from "./reference.ts";
import type { Review } from "./review.ts";
import type { Season, Series, SeriesSummary } from "./series.ts";
import type { TitleBatch } from "./title-batch.ts";
import type { MovieFacts, SeriesFacts } from "./title-facts.ts";
import type { TitleKey } from "./title-key.ts";
import type { TitleList } from "./title-list.ts";
import type { Video } from "./video.ts";

/** An item of the hero carousel: a trending film with the runtime in minutes from its details. */
export type HeroMovie = MovieSummary & { runtime: number | null };

/** One page of search results. */
export type SearchResultPage<T> = Page<T> & {
  /** The text that was searched instead of the query, spelled as a title spells it ("Nosferatu"). Absent if the query itself was searched. */
  correctedTo?: string;
  /** A closer match of another type: the type, the name, which is also the text that finds it there. */
  otherType?: { type: SearchType; name: string };
};

/** The title or person with an IMDb id. */
export type ImdbMatch = { type: "movies"; item: MovieSummary } | { type: "tv"; item: SeriesSummary } | { type: "people"; item: PersonSummary };

/** What a film's page shows beside its details: one call of the provider brings both. */
export type MovieExtras = {
  credits: Credits;
  similar: MovieSummary[];
  reviews: Review[];
  recommendations: MovieSummary[];
  /** Best first. */
  videos: Video[];
  facts: MovieFacts;
  /** Of the operator's `DEFAULT_REGION`. */
  inRegion: InRegion;
  collection: CollectionPart | null;
};
export type SeriesExtras = Omit<MovieExtras, "similar" | "recommendations" | "facts" | "collection"> & {
  similar: SeriesSummary[];
  recommendations: SeriesSummary[];
  facts: SeriesFacts;
};

/**
 * Who waits for the data: a visitor, a client that requests more than its share, a background refresh of stale data, or a prefetch that may
 * never be shown.
 */
export type Priority = "visitor" | "excess" | "refresh" | "speculative";

/**
 * `signal` cancels a search that the visitor's next keystroke has replaced. `priority` defaults to "visitor". `cachedOnly`: on the server, data
 * of any age from memory or the store, without a call of the provider; a list that is not cached is empty. `beforeLoad`: on the server, runs
 * before what is not cached is loaded from the provider, and prevents that by throwing.
 */
export type CallOptions = { signal?: AbortSignal; priority?: Priority; cachedOnly?: true; beforeLoad?: () => void };

export type SearchOptions = CallOptions & SearchFilters;

/**
 * The catalog's queries. The server implements them over the provider and the store, the browser over HTTP.
 * A missing title or person is `null`; every other failure rejects. Lists are in the provider's order. A page beyond the end of a list is empty.
 */
export type Catalog = {
  heroMovies(options?: CallOptions): Promise<HeroMovie[]>;
  movieList(list: TitleList, page: number, options?: CallOptions): Promise<Page<MovieSummary>>;
  movie(id: number, options?: CallOptions): Promise<Movie | null>;
  movieExtras(id: number, options?: CallOptions): Promise<MovieExtras | null>;
  /** What depends on the country, from the film's own data. An unknown country has nothing. */
  movieInRegion(id: number, region: string, options?: CallOptions): Promise<InRegion | null>;
  movieCredits(id: number, options?: CallOptions): Promise<FullCredits | null>;
  movieImages(id: number, options?: CallOptions): Promise<Image[] | null>;
  collection(id: number, options?: CallOptions): Promise<Collection | null>;

  seriesList(list: TitleList, page: number, options?: CallOptions): Promise<Page<SeriesSummary>>;
  series(id: number, options?: CallOptions): Promise<Series | null>;
  /** With `around` (an episode number, `null` for the first) a long season may come cut to the range that contains that episode. */
  season(seriesId: number, seasonNumber: number, options?: CallOptions & { around?: number | null }): Promise<Season | null>;
  seriesExtras(id: number, options?: CallOptions): Promise<SeriesExtras | null>;
  seriesInRegion(id: number, region: string, options?: CallOptions): Promise<InRegion | null>;
  /** A page of the series' episode guide (domain/episode-guide.ts), from 1 up; `null` past the last one. */
  guidePage(seriesId: number, page: number, options?: CallOptions): Promise<GuidePage | null>;
  seriesCredits(id: number, options?: CallOptions): Promise<FullCredits | null>;
  /** With stills of the first season, if that is cached. */
  seriesImages(id: number, options?: CallOptions): Promise<Image[] | null>;

  searchMovies(query: string, page: number, options?: SearchOptions): Promise<SearchResultPage<MovieSummary>>;
  searchSeries(query: string, page: number, options?: SearchOptions): Promise<SearchResultPage<SeriesSummary>>;
  searchPeople(query: string, page: number, options?: SearchOptions): Promise<SearchResultPage<PersonSummary>>;
  /** `stored`: for an id that no visitor has typed. On the server, its title may then be written to the store. */
  imdbMatch(imdbId: string, options?: CallOptions & { stored?: true }): Promise<ImdbMatch | null>;
  /** Up to three titles of the person's credits, most popular first. */
  knownFor(personId: number, options?: CallOptions): Promise<string[] | null>;

  /** Films by filters whose `type` is "movies". A page past the last one has no items. */
  discoverMovies(filters: DiscoverFilters, options?: CallOptions): Promise<Page<MovieSummary>>;
  /** Series by filters whose `type` is "tv". */
  discoverSeries(filters: DiscoverFilters, options?: CallOptions): Promise<Page<SeriesSummary>>;
  /** What filters choose from. Unknown ids are left out. */
  references(query: ReferenceQuery, options?: CallOptions): Promise<Reference[]>;

  /** What can be watched here, newest file first, for the row on Home. Empty without a library. */
  moviesHere(options?: CallOptions): Promise<MovieSummary[]>;
  seriesHere(options?: CallOptions): Promise<SeriesSummary[]>;

  /** Titles by their keys, for what a device has stored. On the server, each call of the provider needs `mayLoad` to return true; without it none is made. */
  titles(keys: readonly TitleKey[], options?: CallOptions & { mayLoad?: () => boolean }): Promise<TitleBatch>;

  person(id: number, options?: CallOptions): Promise<Person | null>;
  personCredits(id: number, options?: CallOptions): Promise<CreditsByMedium | null>;
  personImages(id: number, options?: CallOptions): Promise<Image[] | null>;
  /** Who worked most with the person, as far as titles say that the server has stored: it costs no call of the provider. Empty if unknown. */
  collaborators(personId: number, options?: CallOptions): Promise<Collaborator[]>;
};
