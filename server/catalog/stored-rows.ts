import type { TitleHint } from "#domain/title-hint.ts";
import type { ReadOptions, Store, StoreTable } from "#server/store/store.ts";

/** What the provider said, `null` where it does not know it, and when it was asked, in milliseconds since 1970. */
export type Row = { value: unknown; fetchedAt: number };

/** Where a row is stored; without a table nowhere. */
type Place = { table: StoreTable | null; key: string };

/** The store as the catalog uses it: what fails is passed over and reported, never shown to a visitor. */
export function storedRows(store: Store, onError: (error: unknown) => void) {
  return {
    read: async ({ table, key }: Place, options?: ReadOptions): Promise<Row | null> => {
      if (table === null) return null;
      try {
        const row = await store.read(table, key, options);
        return row && { value: JSON.parse(row.body) as unknown, fetchedAt: row.fetchedAt };
      } catch (error) {
        onError(error);
        return null;
      }
    },
    write: async ({ table, key }: Place, { value, fetchedAt }: Row): Promise<void> => {
      if (table !== null && value !== null) await store.write(table, key, { body: JSON.stringify(value), fetchedAt }).catch(onError);
    },
    remove: async ({ table, key }: Place): Promise<void> => {
      if (table !== null) await store.remove(table, key).catch(onError);
    },
    writeTitles: (titles: readonly TitleHint[]): Promise<void> => store.writeTitles(titles).catch(onError),
  };
}
