import type { Catalog } from "#domain/catalog.ts";
import type { TakedownList } from "#domain/takedown.ts";
import { createCatalog } from "#server/catalog/catalog.ts";
import { withOwnVideos } from "#server/catalog/own-videos.ts";
import { createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { mediaFor, type OperatorMedia } from "#server/config/players-file.ts";
import { filteredCatalog } from "#server/takedown/filtered-catalog.ts";
import type { TitleFinder } from "#server/title-index/title-finder.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { DeploymentContext } from "./context.ts";

type CatalogDeps = { provider: Provider; takedown: TakedownList; titles: TitleFinder; media: readonly OperatorMedia[] };

/** The catalog over the cache and the store, without what the operator has blocked. */
export function openCatalog({ provider, takedown, titles, media }: CatalogDeps, { env, rows, stores, onError }: DeploymentContext): Catalog {
  const cache = createReadThroughCache({ rows, leases: stores.shared?.leases, onNames: titles.learn, onError });
  const catalog = withOwnVideos(
    createCatalog({ provider, cache, titles, region: env.DEFAULT_REGION, trailers: env.TRAILERS === "on" }),
    (subject) => mediaFor(media, subject).length > 0,
  );
  return filteredCatalog(catalog, takedown);
}
