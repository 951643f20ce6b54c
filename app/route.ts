import type { StaticPageName } from "#domain/addresses.ts";
import type { Page } from "#domain/page.ts";
import type { PublicSite } from "#domain/site.ts";
import type { QueryOptions } from "./data/query.ts";
import type { Queries } from "./queries.ts";

/** What a route's queries depend on. `id` is 0 on pages without one. */
export type PageRequest = { queries: Queries; id: number; parameters: URLSearchParams; site: PublicSite };

/** The data of a query; `undefined` where it failed or has not arrived. */
export type ReadData = <T>(query: QueryOptions<T>) => T | undefined;

type RouteQueries = {
  /** A failure makes the page a 503, `null` a 404. */
  critical?: (request: PageRequest) => QueryOptions<unknown>[];
  /** The page's own list in parts: each may fail alone, and a failure of all makes the page a 503. */
  anyOf?: (request: PageRequest) => QueryOptions<unknown>[];
  /** Each may fail alone, or load after the page. */
  deferred?: (request: PageRequest) => QueryOptions<unknown>[];
  /** Deferred queries that need the data of critical ones. */
  dependent?: (request: PageRequest, data: ReadData) => QueryOptions<unknown>[];
  /** Those of the others that are lists of which the address names a page: beyond the end of one, the page is a 404. */
  lists?: (request: PageRequest) => QueryOptions<Page<unknown>>[];
  /** Whether the page's own list is empty or failed, so that it suggests films. Absent and failed pages always do. */
  hasNoResult?: (request: PageRequest, data: ReadData) => boolean;
};

/** A screen's file without `-screen.tsx`: "movie" is `features/titles/movie/movie-screen.tsx`. */
export type ScreenName =
  | "movie"
  | "movie-credits"
  | "series"
  | "series-credits"
  | "series-list"
  | "person"
  | "collection"
  | "home"
  | "discover"
  | "upcoming"
  | "airing"
  | "genres"
  | "search"
  | "list"
  | "calendar"
  | "shared-list"
  | "import"
  | "settings"
  | StaticPageName
  | "not-found";

/** What server and browser know of a kind of page. How to add one: docs/architecture.md. */
export type Route = {
  pattern: string;
  screen: ScreenName;
  /** The pattern's `:key` starts with an id. A bad id is a 404 without a call to the provider. */
  keyed?: true;
  /** Query parameters that change the page. Others are ignored. "all": `canonical` chooses among them, repeated ones included. */
  parameters?: readonly string[] | "all";
  /** Their canonical form, so that equal pages have equal addresses. */
  canonical?: (parameters: URLSearchParams) => URLSearchParams;
  /** Another form of the address redirects to the canonical one: that of a form without script. */
  redirects?: true;
  queries?: RouteQueries;
  /** The page says what is today: the page cache must not serve it stale. */
  ofToday?: true;
  /** `false`: the sitemap leaves it out. */
  indexed?: false;
};
