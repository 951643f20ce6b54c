import type { SearchType } from "#domain/paths.ts";
import type { TitleHint } from "#domain/title-hint.ts";

/** What the provider said, kept. `body` is JSON as the catalog parsed it; `fetchedAt` in milliseconds since 1970. */
export type StoredRow = { body: string; fetchedAt: number };

/** `movies` and `tv_series` by the provider's id (section 7, "Database reads"); `answers` holds lists, seasons and people. */
export type StoreTable = "movies" | "tv_series" | "answers";

/** What the sitemaps need of a title; a person has no `title`, whose address is the id alone. */
export type InventoryEntry = { id: number; title: string };

/** `newest`: a copy that may lag behind will not do. */
export type ReadOptions = { newest?: boolean };

/** Asynchronous although SQLite is not: PostgreSQL keeps the same promise. A row is never replaced by an older one. */
export type Store = {
  read(table: StoreTable, key: string, options?: ReadOptions): Promise<StoredRow | null>;
  write(table: StoreTable, key: string, row: StoredRow): Promise<void>;
  /** Forgets what the provider has withdrawn, a title's name included. */
  remove(table: StoreTable, key: string): Promise<void>;
  /** Remembers titles for "Did you mean"; what is known of one already is replaced. */
  writeTitles(titles: readonly TitleHint[]): Promise<void>;
  /** Titles whose folded name shares most with a folded text, the likeliest first, at most `limit`. */
  titlesLike(text: string, limit: number): Promise<TitleHint[]>;
  /** How many titles are remembered, or people whose page was asked for; and a stretch of them, in a steady order. */
  countInventory(type: SearchType): Promise<number>;
  listInventory(type: SearchType, offset: number, limit: number): Promise<InventoryEntry[]>;
  close(): Promise<void>;
};

/** The names that a table's rows go by in "Did you mean" and the sitemaps; answers have none. */
export const titleTypeOf: Record<StoreTable, TitleHint["type"] | null> = { movies: "movies", tv_series: "tv", answers: null };
