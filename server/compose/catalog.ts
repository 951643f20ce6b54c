import type { TitleName } from "#domain/inventory.ts";
import type { TakedownList } from "#domain/takedown.ts";
import type { Catalog } from "#features/catalog.ts";
import { type CatalogOfProvider, createCatalog } from "#server/catalog/catalog.ts";
import { withOwnVideos } from "#server/catalog/own-videos.ts";
import { createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { createTitlesHere } from "#server/catalog/titles-here.ts";
import { createTranslatedNames } from "#server/catalog/translated-names.ts";
import { filteredCatalog } from "#server/takedown/filtered-catalog.ts";
import type { TitleFinder } from "#server/title-index/title-finder.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { DeploymentContext } from "./context.ts";
import type { OwnVideosByTitle } from "./own-videos.ts";

/** The catalog over the cache and the store. */
export function openProviderCatalog(
  { provider, titles }: { provider: Provider; titles: TitleFinder },
  { env, source, rows, stores, onError }: Pick<DeploymentContext, "env" | "source" | "rows" | "stores" | "onError">,
): CatalogOfProvider {
  const translated = createTranslatedNames();
  const onNames = (names: readonly TitleName[]): void => {
    titles.learn(names);
    translated.learn(names);
  };
  const cache = createReadThroughCache({ rows, cluster: stores.cluster, onNames, onError });
  return createCatalog({
    provider,
    cache,
    titles,
    translatedName: translated.find,
    region: env.DEFAULT_REGION,
    trailers: env.TRAILERS === "on",
    ratingFloor: source.ratingFloor,
  });
}

type CatalogDeps = { ofProvider: CatalogOfProvider; takedown: TakedownList; own: OwnVideosByTitle };

type OpenCatalog = {
  catalog: Catalog;
  /** Reads the titles that the library has, for their lists. */
  refreshTitlesHere: (options?: { whole?: boolean }) => Promise<void>;
};

/** The catalog that says what can be watched here, without what the operator has blocked. */
export function openCatalog({ ofProvider, takedown, own }: CatalogDeps, { onError }: DeploymentContext): OpenCatalog {
  const here = createTitlesHere({ catalog: ofProvider, ids: own.ids, addedAt: own.addedAt, onError });
  return { catalog: filteredCatalog(withOwnVideos(ofProvider, own, here), takedown), refreshTitlesHere: here.refresh };
}
