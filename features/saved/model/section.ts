/**
 * One entry of a stored document. Times are milliseconds since 1970.
 * `at`: when the visitor saved, saw or rated the title; lists are sorted by it, and an import sets it to an earlier time.
 * `changed`: when the entry was last written. An import takes the later one of two versions.
 * `more`: fields that this build does not know. It writes them as it read them.
 */
export type Entry = { at: number; changed: number; more?: readonly unknown[] | Readonly<Record<string, unknown>> };

/** The entries of one kind, by key. */
export type Section<Value extends Entry = Entry> = ReadonlyMap<string, Value>;

export const emptySection: Section<never> = new Map<string, never>();

/** An entry that is there keeps what `values` do not name. */
export function withEntries<Value extends Entry>(
  section: Section<Value>,
  values: Iterable<readonly [key: string, value: Omit<Value, "changed">]>,
  now: number,
): Section<Value> {
  const entries = new Map(section);
  for (const [key, value] of values) entries.set(key, { ...entries.get(key), ...value, changed: now } as Value);
  return entries;
}

/** For `withEntries`. */
export const byKey = <Value extends { key: string }>(values: readonly Value[]): (readonly [key: string, Value])[] => values.map((value) => [value.key, value]);

/** Without the entries of some keys. */
export function withoutEntries<Value extends Entry>(section: Section<Value>, keys: Iterable<string>): Section<Value> {
  const entries = new Map(section);
  for (const key of keys) entries.delete(key);
  return entries;
}

/** Those entries whose key is in `keys`; the same section if that is all of them. */
export function withOnly<Value extends Entry>(section: Section<Value>, keys: ReadonlySet<string>): Section<Value> {
  const others = [...section.keys()].filter((key) => !keys.has(key));
  return others.length === 0 ? section : withoutEntries(section, others);
}
