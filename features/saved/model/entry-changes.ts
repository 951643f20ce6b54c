import type { Entry, Section } from "./section.ts";

/** An entry that was set, or removed (`null`). `time`: when, in milliseconds since 1970. */
export type EntryChange = { section: string; key: string; before: Entry | null; after: Entry | null; time: number };

/** What makes `after` of `before`. */
export function changesBetween<Sections extends Record<string, Section>>(before: Sections, after: Sections, time: number): EntryChange[] {
  return Object.entries(after).flatMap(([section, entries]) => {
    const earlier: Section = before[section] ?? new Map();
    if (earlier === entries) return [];
    const set = [...entries.keys()].filter((key) => earlier.get(key) !== entries.get(key));
    const removed = [...earlier.keys()].filter((key) => !entries.has(key));
    return [...set, ...removed].map((key) => ({ section, key, before: earlier.get(key) ?? null, after: entries.get(key) ?? null, time }));
  });
}

export function withChanges<Sections extends Record<string, Section>>(sections: Sections, changes: readonly EntryChange[]): Sections {
  const changed = new Map<string, Map<string, Entry>>();
  for (const { section, key, after } of changes) {
    const entries = changed.get(section) ?? new Map(sections[section]);
    changed.set(section, entries);
    if (after) entries.set(key, after);
    else entries.delete(key);
  }
  return changed.size === 0 ? sections : { ...sections, ...Object.fromEntries(changed) };
}

/** Sets back the entries that were changed, whatever they are now. */
export const undone = (changes: readonly EntryChange[], now: number): EntryChange[] =>
  changes.map(({ before, after, ...change }) => ({ ...change, before: after, after: before && { ...before, changed: now }, time: now }));

/** With the entries of another document that are missing here, or were changed later there. */
export function withLater<Sections extends Record<string, Section>>(sections: Sections, other: Sections): Sections {
  const merged: Record<string, Section> = {};
  for (const [name, section] of Object.entries(sections)) {
    const later = [...(other[name] ?? [])].filter(([key, { changed }]) => changed > (section.get(key)?.changed ?? -1));
    merged[name] = new Map([...section, ...later]);
  }
  return merged as Sections;
}
