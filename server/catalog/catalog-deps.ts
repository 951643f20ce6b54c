import type { TitleHint } from "#domain/title-hint.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { Kept, Patience } from "./read-through-cache.ts";

export type CatalogueParts = {
  provider: Provider;
  kept: Kept;
  patience: Patience;
  /** Known titles that resemble a folded text; without it nothing is suggested. Never rejects. */
  titlesLike?: (text: string) => Promise<TitleHint[]>;
};
