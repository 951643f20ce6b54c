import type { Catalog } from "#domain/catalog.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { movieCatalog } from "./movies.ts";
import { peopleCatalog } from "./people.ts";
import { searchCatalog } from "./search.ts";
import { seriesCatalog } from "./series.ts";

/** The promise as the server keeps it. Two of them share one `kept`: one for visitors, one for background refreshes. */
export function createCatalog(parts: CatalogDeps): Catalog {
  const people = peopleCatalog(parts);
  return { ...movieCatalog(parts), ...seriesCatalog(parts), ...people, ...searchCatalog(parts, people) };
}
