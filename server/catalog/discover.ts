import type { Language } from "#domain/languages.ts";
import type { Catalog } from "#features/catalog.ts";
import { discoverParameters } from "#features/discover/model/discover-address.ts";
import { type DiscoverFilters, normalFilters } from "#features/discover/model/discover-filters.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { keyIn } from "./in-language.ts";
import { ofMovies, ofSeries, titlePages } from "./title-pages.ts";

/** Unlike the keys of the fixed lists, eviction does not spare these: there are as many as there are filters. */
const keyOf = (filters: DiscoverFilters, page: number, language: Language | undefined): string =>
  keyIn(`discover:${discoverParameters({ ...filters, page })}`, language);

/** Titles by filters. Equal filters are one row and one call of the provider, however they were written. */
export function discoverCatalog({ provider, cache }: CatalogDeps): Pick<Catalog, "discoverMovies" | "discoverSeries"> {
  const movies = titlePages({
    keyOf,
    cache,
    ...ofMovies,
    load: (filters, page, call) => provider.discoverMovies({ ...filters, page }, call),
  });
  const series = titlePages({
    keyOf,
    cache,
    ...ofSeries,
    load: (filters, page, call) => provider.discoverSeries({ ...filters, page }, call),
  });
  return {
    discoverMovies: (filters, options) => movies(normalFilters(filters), filters.page, options),
    discoverSeries: (filters, options) => series(normalFilters(filters), filters.page, options),
  };
}
