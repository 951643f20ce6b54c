/**
 * One entry of a stored document. Times are milliseconds since 1970.
 * `at`: when the visitor saved, saw or rated the title; lists are sorted by it, and an undo or an import sets it to an earlier time.
 * `changed`: when the entry was last written. It decides between two versions.
 */
export type Entry = { at: number; changed: number };

/** The entries of one kind by key, and when others were removed. No key is in both. */
export type Section<Value extends Entry = Entry> = { entries: ReadonlyMap<string, Value>; removed: ReadonlyMap<string, number> };

export const emptySection = { entries: new Map<string, never>(), removed: new Map<string, number>() } as const;

/** Of two versions the one that was changed later. The text decides between equal times, so that the order of merging does not. */
function laterEntry<Value extends Entry>(a: Value | undefined, b: Value | undefined): Value | undefined {
  if (!a || !b) return a ?? b;
  if (a.changed !== b.changed) return a.changed > b.changed ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

const isEmpty = ({ entries, removed }: Section): boolean => entries.size === 0 && removed.size === 0;

/** Commutative, associative and idempotent. A removal wins against an entry of the same time. */
export function mergeSections<Value extends Entry>(a: Section<Value>, b: Section<Value>): Section<Value> {
  if (isEmpty(a)) return b;
  if (isEmpty(b)) return a;
  const entries = new Map<string, Value>();
  const removed = new Map(a.removed);
  for (const [key, at] of b.removed) removed.set(key, Math.max(at, removed.get(key) ?? 0));
  for (const key of new Set([...a.entries.keys(), ...b.entries.keys()])) {
    const entry = laterEntry(a.entries.get(key), b.entries.get(key));
    if (!entry || (removed.get(key) ?? -1) >= entry.changed) continue;
    removed.delete(key);
    entries.set(key, entry);
  }
  return { entries, removed };
}

/** Those entries whose key is in `keys`, without a mark of the others' removal. */
export const withOnly = <Value extends Entry>({ entries, removed }: Section<Value>, keys: ReadonlySet<string>): Section<Value> => ({
  entries: new Map([...entries].filter(([key]) => keys.has(key))),
  removed,
});

/** Later than what is stored of the key, also where the device's clock was set back. */
const changeTime = ({ entries, removed }: Section, key: string, now: number): number =>
  Math.max(now, (entries.get(key)?.changed ?? -1) + 1, (removed.get(key) ?? -1) + 1);

export function withEntries<Value extends Entry>(
  section: Section<Value>,
  values: Iterable<readonly [key: string, value: Omit<Value, "changed">]>,
  now: number,
): Section<Value> {
  const entries = new Map(section.entries);
  const removed = new Map(section.removed);
  for (const [key, value] of values) {
    entries.set(key, { ...value, changed: changeTime(section, key, now) } as Value);
    removed.delete(key);
  }
  return { entries, removed };
}

export function withoutEntries<Value extends Entry>(section: Section<Value>, keys: Iterable<string>, now: number): Section<Value> {
  const entries = new Map(section.entries);
  const removed = new Map(section.removed);
  for (const key of keys) if (entries.delete(key)) removed.set(key, changeTime(section, key, now));
  return { entries, removed };
}
