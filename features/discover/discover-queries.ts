import type { QueryOptions } from "#app/data/query.ts";
import { listGcMs, movieListsKey, seriesListsKey } from "#app/data/query-keys.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { CallOptions, Catalog } from "#domain/catalog.ts";
import { discoverParameters, parseDiscoverFilters } from "#domain/discover-address.ts";
import type { DiscoverFilters } from "#domain/discover-filters.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import type { Page } from "#domain/page.ts";
import type { Reference, ReferenceKind, ReferenceQuery } from "#domain/reference.ts";
import type { SeriesSummary } from "#domain/series.ts";

/** A certification is its own name. */
export type NamedKind = Exclude<ReferenceKind, "certification">;

const namedFilters = { keyword: "keywords", company: "companies", network: "networks", provider: "providers" } as const;

/** The ids of a kind that an address has chosen. */
export const chosenIds = (filters: DiscoverFilters, kind: NamedKind): string[] => filters[namedFilters[kind]].map(String);

/** The kinds of which an address has chosen something. */
const chosenKinds = (filters: DiscoverFilters): NamedKind[] =>
  (["keyword", "company", "network", "provider"] as const).filter((kind) => chosenIds(filters, kind).length > 0);

export function discoverQueries(catalog: Catalog, call?: CallOptions) {
  const list = <T>(key: string, filters: DiscoverFilters, load: (options: CallOptions) => Promise<Page<T>>): QueryOptions<Page<T>> => ({
    queryKey: [key, "discover", String(discoverParameters(filters))],
    queryFn: ({ signal }) => load({ ...call, signal }),
    meta: { failures: [notices.discover] },
    gcTime: listGcMs,
  });
  const movies = (filters: DiscoverFilters) => list<MovieSummary>(movieListsKey, filters, (options) => catalog.discoverMovies(filters, options));
  const series = (filters: DiscoverFilters) => list<SeriesSummary>(seriesListsKey, filters, (options) => catalog.discoverSeries(filters, options));
  const discover = (filters: DiscoverFilters): QueryOptions<Page<MovieSummary | SeriesSummary>> => (filters.type === "tv" ? series(filters) : movies(filters));
  /** Additions: a failure is not shown. The key may hold what the visitor typed. */
  const references = (query: ReferenceQuery): QueryOptions<Reference[]> => ({
    queryKey: ["references", query.kind, query.type, query.region, query.text ?? "", (query.ids ?? []).join()],
    queryFn: ({ signal }) => catalog.references(query, { ...call, signal }),
    meta: { failures: [], secretKey: true },
  });
  /** The names of what an address has chosen. */
  const chosenNames = (filters: DiscoverFilters, kind: NamedKind) =>
    references({ kind, type: filters.type, region: filters.region, ids: chosenIds(filters, kind) });
  return {
    discoverMovies: movies,
    discoverSeries: series,
    discover,
    references,
    chosenNames,
    /** The route's queries, by its parameters, because the route table must not weigh more in the browser. */
    discoverList: (parameters: URLSearchParams) => discover(parseDiscoverFilters(parameters)),
    discoverNames: (parameters: URLSearchParams) => {
      const filters = parseDiscoverFilters(parameters);
      return chosenKinds(filters).map((kind) => chosenNames(filters, kind));
    },
  };
}

export const useDiscoverQueries = () => useQueriesOf(discoverQueries);
