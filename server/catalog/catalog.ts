import type { Catalogue } from "#domain/catalog.ts";
import type { CatalogueParts } from "./catalog-deps.ts";
import { movieCatalogue } from "./movies.ts";
import { peopleCatalogue } from "./people.ts";
import { searchCatalogue } from "./search.ts";
import { seriesCatalogue } from "./series.ts";

/** The promise as the server keeps it. Two of them share one `kept`: one for visitors, one for background refreshes. */
export function createCatalogue(parts: CatalogueParts): Catalogue {
  const people = peopleCatalogue(parts);
  return { ...movieCatalogue(parts), ...seriesCatalogue(parts), ...people, ...searchCatalogue(parts, people) };
}
