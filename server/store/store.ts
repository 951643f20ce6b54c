import type { InventoryType } from "#domain/inventory.ts";
import { defaultLanguage, isEnglish, type Language, languageCodes, languageOf } from "#domain/languages.ts";

/** `body` is JSON as the catalog parsed it; `fetchedAt` in milliseconds since 1970. */
export type StoredRow = { body: string; fetchedAt: number };

/** `movies` and `tv_series` are keyed by the provider's id (section 7, "Database reads"); `answers` holds lists, seasons and people. */
export type StoreTable = "movies" | "tv_series" | "answers";

export const storeTables: readonly StoreTable[] = ["movies", "tv_series", "answers"];

/** Keys of the lists in `answers`. They leave by age alone. */
export type ListKey = `${(typeof listKeyPrefixes)[number]}${string}`;
export const listKeyPrefixes = ["movies:", "series:"] as const;

/** One page of the sitemaps. A person has an empty `title`: the id alone makes the address. */
export type InventoryEntry = { id: number; title: string; popularity: number };

export type StoredTitleType = Exclude<InventoryType, "people">;

/** What the store has of each title or collection that a list or a page has shown, and of its name in other languages. It leaves by age alone. */
export type StoredTitle = { type: StoredTitleType; id: number; title: string; popularity: number; language?: Language };

/** A title's name in one language. */
export type TitleInLanguage = { id: number; language: Language; title: string };

/** The type of a row: "movies", and "movies:de" of a name in another language than English, which builds before languages do not read. */
export const rowTypeOf = (type: InventoryType, language: Language | undefined): string => (isEnglish(language) ? type : `${type}:${language}`);
export const rowTypesOf = (type: StoredTitleType): string[] => languageCodes.map((language) => rowTypeOf(type, language));
export const languageOfRow = (rowType: string): Language => languageOf(rowType.split(":")[1]) ?? defaultLanguage;

/** `newest`: read from the primary, because a replica may lag behind. */
export type ReadOptions = { newest?: boolean };

/** Clocks of machines differ by seconds. A row that is further ahead of the clock was stored while a clock was wrong. */
export const clockToleranceMs = 60_000;

/** Asynchronous because PostgreSQL is. An older row never replaces a newer one, unless that is from the future. */
export type Store = {
  read(table: StoreTable, key: string, options?: ReadOptions): Promise<StoredRow | null>;
  write(table: StoreTable, key: string, row: StoredRow): Promise<void>;
  /** Also removes the title from the inventory. */
  remove(table: StoreTable, key: string): Promise<void>;
  writeTitles(titles: readonly StoredTitle[]): Promise<void>;
  /** Counts stored titles with a name in the language, or people whose page was requested before, whatever the language. */
  countInventory(type: InventoryType, language?: Language): Promise<number>;
  /** A range of what `countInventory` counts, in a stable order. */
  listInventory(type: InventoryType, offset: number, limit: number, language?: Language): Promise<InventoryEntry[]>;
  /** The stored names of titles in all languages. */
  titleNames(type: StoredTitleType, ids: readonly number[]): Promise<TitleInLanguage[]>;
  close(): Promise<void>;
};

/** The provider's terms: nothing of it is stored for more than six months. What was not written again since then is removed, whatever its source. */
export const maxAgeMs = 180 * 86_400_000;

/** `bytes`: of the bodies. `evicted`: rows that were removed, for size or age. */
export type StoreSize = { rows: number; bytes: number; evicted: number };

export type EvictableStore = Store & {
  /**
   * Removes the rows with the oldest `fetchedAt` until the bodies take `maxBytes`; rows from the future first, lists never. A row that is
   * read when it is a day old is fetched again, so its `fetchedAt` is also, to the day, when it was last read. Titles stay: their pages exist.
   */
  evict(maxBytes: number): Promise<StoreSize>;
  /** Removes rows, lists and titles older than `maxAgeMs`. @returns how many */
  removeOutdated(): Promise<number>;
};

/** The type under which a table's rows appear in the inventory. */
export const titleTypeOf: Record<StoreTable, StoredTitle["type"] | null> = { movies: "movies", tv_series: "tv", answers: null };
