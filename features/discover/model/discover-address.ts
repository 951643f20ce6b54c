import { paths, withSearch } from "#domain/addresses.ts";
import { type DiscoverFilters, filterDefinitions, normalFilters, readFilters } from "./discover-filters.ts";

/** Unknown names and values are dropped, as is a filter that the type does not have. */
export const parseDiscoverFilters = (search: URLSearchParams): DiscoverFilters => normalFilters(readFilters(search));

/** The canonical query string of /discover: one order, without defaults. */
export function discoverParameters(filters: DiscoverFilters): URLSearchParams {
  const normal = normalFilters(filters);
  const written = Object.entries(filterDefinitions).flatMap(([name, { write }]) => Object.entries(write(normal[name as keyof DiscoverFilters] as never)));
  return new URLSearchParams(written.filter(([, text]) => text !== ""));
}

export const discoverPath = (filters: DiscoverFilters): string => withSearch(paths.discover, discoverParameters(filters));

/** "Surprise me": redirects to a title of the first page's filters, another than `after`. */
export function surprisePath(filters: DiscoverFilters, after?: number): string {
  const search = discoverParameters({ ...filters, page: 1 });
  if (after !== undefined) search.set("after", String(after));
  return withSearch(paths.surprise, search);
}
