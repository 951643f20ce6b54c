import type { TitleName } from "#domain/inventory.ts";
import type { Priority } from "#domain/query.ts";
import type { StoredTitle } from "#server/store/store.ts";
import type { RowType } from "./stored-rows.ts";

/** One call of the provider and where its result is stored. */
export type CacheQuery<T> = {
  /** `null`: cached in memory alone. */
  row: RowType<T> | null;
  key: string;
  freshMs: number;
  /** Returns `null` if the provider answers 404. */
  load: (options: { priority: Priority }) => Promise<T | null>;
  /** Titles to store for the sitemaps, and for searches after a restart. */
  titlesIn?: (value: T) => StoredTitle[];
  /** What a search may look for from now on. */
  namesIn?: (value: T) => TitleName[];
};
