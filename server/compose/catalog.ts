import type { Catalog } from "#domain/catalog.ts";
import type { TakedownList } from "#domain/takedown.ts";
import { createCatalog } from "#server/catalog/catalog.ts";
import { createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { filteredCatalog } from "#server/takedown/filtered-catalog.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { DeploymentContext } from "./context.ts";

/** How many similar titles the store returns; those within one typo are suggested. */
const maxSimilarTitles = 100;

/** The catalog over the cache and the store, without what the operator has blocked. */
export function openCatalog(provider: Provider, takedown: TakedownList, { rows, stores, onError }: DeploymentContext): Catalog {
  const cache = createReadThroughCache({ rows, leases: stores.shared?.leases, onError });
  const titlesLike = (text: string) => rows.titlesLike(text, maxSimilarTitles);
  return filteredCatalog(createCatalog({ provider, cache, titlesLike }), takedown);
}
