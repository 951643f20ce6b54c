import type { TitleFinder } from "#server/title-index/title-finder.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { ReadThroughCache } from "./read-through-cache.ts";

export type CatalogDeps = {
  provider: Provider;
  cache: ReadThroughCache;
  /** Names that resemble a query. Without it a search corrects nothing. */
  titles?: Pick<TitleFinder, "find">;
};
