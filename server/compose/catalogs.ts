import type { TakedownList } from "#domain/takedown.ts";
import { createCatalog } from "#server/catalog/catalog.ts";
import { createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import type { Catalogs } from "#server/http/catalogs.ts";
import { filteredCatalog } from "#server/takedown/filtered-catalog.ts";
import type { Priority } from "#server/upstream/priority.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { DeploymentContext } from "./context.ts";

/** How many similar titles the store returns; those within one typo are suggested. */
const maxSimilarTitles = 100;

/** One catalog for each priority, over the same cache and store, without what the operator has blocked. */
export function openCatalogs(provider: Provider, takedown: TakedownList, { stores, onError }: DeploymentContext): Catalogs {
  const { store, shared } = stores;
  const kept = createReadThroughCache({ store, leases: shared?.leases, onError });
  // Without the store a search works, but suggests nothing.
  const titlesLike = (text: string) =>
    store.titlesLike(text, maxSimilarTitles).catch((error: unknown) => {
      onError(error);
      return [];
    });
  const catalogOf = (priority: Priority) => filteredCatalog(createCatalog({ provider, kept, titlesLike, priority }), takedown);
  return { visitor: catalogOf("visitor"), refresh: catalogOf("refresh"), speculative: catalogOf("speculative") };
}
