import type { QueryOptions } from "#app/data/query.ts";
import { listGcMs, movieListsKey, seriesListsKey } from "#app/data/query-keys.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { Ask, Query } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { discoverParameters, parseDiscoverFilters } from "./model/discover-address.ts";
import type { DiscoverFilters } from "./model/discover-filters.ts";
import { discoverQueries as defined } from "./model/queries.ts";
import { type NamedKind, namedFilters, namedKinds, type Reference, type ReferenceQuery } from "./model/reference.ts";

/** The ids of a kind that an address has chosen. */
export const chosenIds = (filters: DiscoverFilters, kind: NamedKind): string[] => filters[namedFilters[kind].field].map(String);

/** The kinds of which an address has chosen something. */
const chosenKinds = (filters: DiscoverFilters): NamedKind[] => namedKinds.filter((kind) => chosenIds(filters, kind).length > 0);

export function discoverQueries(ask: Ask) {
  const list = <T>(key: string, query: Query<[filters: DiscoverFilters], Page<T>>, filters: DiscoverFilters): QueryOptions<Page<T>> => ({
    queryKey: [key, "discover", String(discoverParameters(filters))],
    queryFn: ({ signal }) => ask(query, [filters], { signal }),
    meta: { failures: query.failures },
    gcTime: listGcMs,
  });
  const movies = (filters: DiscoverFilters) => list<MovieSummary>(movieListsKey, defined.discoverMovies, filters);
  const series = (filters: DiscoverFilters) => list<SeriesSummary>(seriesListsKey, defined.discoverSeries, filters);
  const discover = (filters: DiscoverFilters): QueryOptions<Page<MovieSummary | SeriesSummary>> => (filters.type === "tv" ? series(filters) : movies(filters));
  /** The key may hold what the visitor typed. */
  const references = (query: ReferenceQuery): QueryOptions<Reference[]> => ({
    queryKey: ["references", query.kind, query.type, query.region, query.text ?? "", (query.ids ?? []).join()],
    queryFn: ({ signal }) => ask(defined.references, [query], { signal }),
    meta: { failures: defined.references.failures, secretKey: true },
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
