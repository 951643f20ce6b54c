import type { Catalog } from "#features/catalog.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { collaboratorsIn } from "./collaborators.ts";
import { collectionCatalog } from "./collections.ts";
import { discoverCatalog } from "./discover.ts";
import { imageCatalog } from "./images.ts";
import { movieCatalog } from "./movies.ts";
import { peopleCatalog } from "./people.ts";
import { referenceCatalog } from "./references.ts";
import { searchCatalog } from "./search.ts";
import { seriesCatalog } from "./series.ts";
import { titleBatchIn } from "./title-batch.ts";
import { upcomingCatalog } from "./upcoming.ts";

/** Without the queries that only a library answers (own-videos.ts). */
export type CatalogOfProvider = Omit<Catalog, "moviesHere" | "seriesHere">;

/** The catalog over the cache, the store and the provider. */
export function createCatalog(deps: CatalogDeps): CatalogOfProvider {
  const people = peopleCatalog(deps);
  const series = seriesCatalog(deps);
  const titles = { ...movieCatalog(deps), ...series };
  return {
    ...titles,
    ...people,
    collaborators: collaboratorsIn({ ...titles, ...people }),
    titles: titleBatchIn(titles),
    ...collectionCatalog(deps),
    ...imageCatalog(deps, series),
    ...searchCatalog(deps, people),
    ...discoverCatalog(deps),
    ...upcomingCatalog(deps),
    ...referenceCatalog(deps),
  };
}
