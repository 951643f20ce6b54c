import type { Priority } from "#domain/catalog.ts";
import type { TitleHint } from "#domain/title-hint.ts";
import type { RowType } from "./stored-rows.ts";

/** One call of the provider and where its result is stored. */
export type CacheQuery<T> = {
  /** `null`: cached in memory alone. */
  row: RowType<T> | null;
  key: string;
  freshMs: number;
  /** Returns `null` if the provider answers 404. */
  load: (options: { priority: Priority }) => Promise<T | null>;
  /** Titles to store for "Did you mean". */
  titlesIn?: (value: T) => TitleHint[];
};
