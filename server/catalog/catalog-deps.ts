import type { TitleHint } from "#domain/title-hint.ts";
import type { Priority } from "#server/upstream/priority.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { ReadThroughCache } from "./read-through-cache.ts";

export type CatalogDeps = {
  provider: Provider;
  kept: ReadThroughCache;
  priority: Priority;
  /** Known titles that resemble a folded text; without it nothing is suggested. Never rejects. */
  titlesLike?: (text: string) => Promise<TitleHint[]>;
};
