import type { TitleHint } from "#domain/title-hint.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { ReadThroughCache } from "./read-through-cache.ts";

export type CatalogDeps = {
  provider: Provider;
  cache: ReadThroughCache;
  /** Stored titles whose names resemble a folded text. Never rejects. Without it a search suggests nothing. */
  titlesLike?: (text: string) => Promise<TitleHint[]>;
};
