import type { ZodType } from "zod";
import type { ReadOptions, Store, StoredRow, StoredTitle, StoreTable } from "#server/store/store.ts";

/** Where a kind of row is stored and how it is parsed when it is read. */
export type RowType<T> = {
  table: StoreTable;
  /** The shape in which the value was written: no provider's leniency here. */
  schema: ZodType<T>;
  /** Whether the value belongs to the key; e.g. the row of film 19 must not hold film 20. */
  belongs?: (value: T) => boolean;
  /** Whether an older build wrote the row, without something that is shown now: it is served as a stale row is. */
  isOutdated?: (value: T) => boolean;
};

/** `value` is `null` if the provider answered 404; `fetchedAt` in milliseconds since 1970; `characters` of its JSON. */
export type Row<T> = { value: T | null; fetchedAt: number; characters: number };

type Deps = { store: Store; onError: (error: unknown) => void; warn: (message: string) => void };

export type StoredRows = ReturnType<typeof storedRows>;

/** @returns the parsed value, or why the body cannot be used */
function parseBody<T>({ schema, belongs = () => true }: RowType<T>, body: string): { value: T } | { reason: string } {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { reason: "not JSON" };
  }
  const { success, data, error } = schema.safeParse(json);
  if (success) return belongs(data) ? { value: data } : { reason: "it belongs to another key" };
  const [issue] = error.issues;
  return { reason: `${issue?.path.join(".") || "value"}: ${issue?.message ?? "wrong shape"}` };
}

/**
 * The store as the catalog uses it. A failing store is logged and passed over. A row that does not parse is a cache miss: rows may come
 * from an older or newer build, or be damaged.
 */
export function storedRows({ store, onError, warn }: Deps) {
  const warned = new WeakSet<object>();
  const warnOnce = (schema: object, message: string): void => {
    if (warned.has(schema)) return;
    warned.add(schema);
    warn(`store: ${message}, ignored like others of its kind until the film database replaces them`);
  };
  return {
    read: async <T>(type: RowType<T>, key: string, options?: ReadOptions): Promise<Row<T> | null> => {
      const row = await store.read(type.table, key, options).catch(onError);
      if (!row) return null;
      const parsed = parseBody(type, row.body);
      if ("value" in parsed) {
        const fetchedAt = type.isOutdated?.(parsed.value) ? 0 : row.fetchedAt;
        return { value: parsed.value, fetchedAt, characters: row.body.length };
      }
      warnOnce(type.schema, `row "${key}" of ${type.table} does not match its schema (${parsed.reason})`);
      return null;
    },
    write: async <T>({ table }: RowType<T>, key: string, row: StoredRow): Promise<void> => {
      await store.write(table, key, row).catch(onError);
    },
    /** Ids that were never stored cost no write. */
    remove: async <T>({ table }: RowType<T>, key: string): Promise<void> => {
      const row = await store.read(table, key, { newest: true }).catch(onError);
      if (row) await store.remove(table, key).catch(onError);
    },
    writeTitles: (titles: readonly StoredTitle[]): Promise<void> => store.writeTitles(titles).catch(onError),
  };
}
