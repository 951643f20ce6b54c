import { jsonFields } from "./json-fields.ts";
import { savedLimits } from "./saved-limits.ts";
import { type Entry, emptySection, mergeSections, type Section } from "./section.ts";

/** `epoch`: when the whole document was replaced last. A document of a later epoch replaces another instead of being merged with it. */
export type StoredDocument<Sections extends Record<string, Section> = Record<string, Section>> = { epoch: number; sections: Sections };

/** How one kind of entry stands in JSON. */
export type EntryFormat<Value extends Entry = Entry> = {
  keyOf: (value: Value) => string;
  isKey: (key: unknown) => boolean;
  /** `null`: malformed. `timesOf` reads an entry's times. */
  parse: (value: unknown, timesOf: (at: unknown, changed: unknown) => Entry | null) => Value | null;
  toJson: (value: Value) => unknown;
};

export type DocumentFormat<Sections extends Record<string, Section>> = {
  version: number;
  sections: { [Name in keyof Sections]: Sections[Name] extends Section<infer Value> ? EntryFormat<Value> : never };
  empty: StoredDocument<Sections>;
  /** The fields of an earlier version, as this version writes them. */
  migrate?: (fields: Record<string, unknown>) => Record<string, unknown>;
  /** Leaves out what nothing needs any more. */
  prune?: (sections: Sections) => Sections;
};

/** `damaged`: not JSON, or entries are malformed. `newer`: of a version that this build does not read. */
export type DocumentFault = "damaged" | "newer";
export type ParsedDocument<Document> = { document: Document; fault: DocumentFault | null };

/** A time in the future is taken as now: the clock of the device that wrote it was wrong. */
const timeIn = (value: unknown, now: number): number | null => (typeof value === "number" && value >= 0 ? Math.min(Math.floor(value), now) : null);

function entryTimes(at: unknown, changed: unknown, now: number): Entry | null {
  const time = timeIn(at, now);
  const changeTime = changed === undefined ? time : timeIn(changed, now);
  return time === null || changeTime === null ? null : { at: time, changed: changeTime };
}

type Count = { malformed: number };

function parseRemoved(value: unknown, isKey: EntryFormat["isKey"], now: number, count: Count): Map<string, number> {
  const removed = new Map<string, number>();
  if (value === undefined) return removed;
  for (const item of Array.isArray(value) ? value : [null]) {
    const [key, at]: unknown[] = Array.isArray(item) ? item : [];
    const time = timeIn(at, now);
    if (isKey(key) && time !== null) removed.set(String(key), time);
    else count.malformed += 1;
  }
  return removed;
}

function parseSection(value: unknown, removed: unknown, format: EntryFormat, now: number, count: Count): Section {
  const entries = new Map<string, Entry>();
  const timesOf = (at: unknown, changed: unknown) => entryTimes(at, changed, now);
  for (const item of value === undefined ? [] : Array.isArray(value) ? value : [null]) {
    const entry = format.parse(item, timesOf);
    if (entry) entries.set(format.keyOf(entry), entry);
    else count.malformed += 1;
  }
  const section = { entries, removed: new Map<string, number>() };
  return mergeSections(section, { entries: new Map(), removed: parseRemoved(removed, format.isKey, now, count) });
}

const formatsOf = <Sections extends Record<string, Section>>(format: DocumentFormat<Sections>): [name: string, format: EntryFormat][] =>
  Object.entries(format.sections as unknown as Record<string, EntryFormat>);

/** @param value JSON that was parsed. Storage and files are untrusted: what is malformed is left out, and reported. */
export function documentOfJson<Sections extends Record<string, Section>>(
  format: DocumentFormat<Sections>,
  value: unknown,
  now: number,
): ParsedDocument<StoredDocument<Sections>> {
  const stored = jsonFields(value);
  const { version } = stored;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) return { document: format.empty, fault: "damaged" };
  if (version > format.version) return { document: format.empty, fault: "newer" };
  const fields = version < format.version && format.migrate ? format.migrate(stored) : stored;
  const removed = jsonFields(fields.removed);
  const count = { malformed: 0 };
  const sections = Object.fromEntries(formatsOf(format).map(([name, one]) => [name, parseSection(fields[name], removed[name], one, now, count)]));
  const document = { epoch: timeIn(fields.epoch, now) ?? 0, sections: sections as Sections };
  return { document, fault: count.malformed > 0 ? "damaged" : null };
}

export function parseDocument<Sections extends Record<string, Section>>(
  format: DocumentFormat<Sections>,
  text: string | null,
  now: number,
): ParsedDocument<StoredDocument<Sections>> {
  if (text === null) return { document: format.empty, fault: null };
  try {
    return documentOfJson(format, JSON.parse(text), now);
  } catch {
    return { document: format.empty, fault: "damaged" };
  }
}

/** In one order, so that equal documents have equal texts. */
export function documentJson<Sections extends Record<string, Section>>(
  format: DocumentFormat<Sections>,
  { epoch, sections }: StoredDocument<Sections>,
): object {
  const entries = formatsOf(format).map(([name, { toJson, keyOf }]) => {
    const values = [...(sections[name]?.entries.values() ?? [])];
    const inOrder = values.map((value) => ({ value, key: keyOf(value) })).toSorted((a, b) => a.value.at - b.value.at || (a.key < b.key ? -1 : 1));
    return [name, inOrder.map(({ value }) => toJson(value))] as const;
  });
  const removed = Object.entries(sections).flatMap(([name, section]) => (section.removed.size > 0 ? [[name, inOrderOfTime(section.removed)] as const] : []));
  return {
    version: format.version,
    ...(epoch > 0 && { epoch }),
    ...Object.fromEntries(entries),
    ...(removed.length > 0 && { removed: Object.fromEntries(removed) }),
  };
}

const inOrderOfTime = (times: ReadonlyMap<string, number>): [string, number][] => [...times].toSorted(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));

/** Commutative, associative and idempotent, whatever the limits leave out later. */
export function mergeDocuments<Sections extends Record<string, Section>>(a: StoredDocument<Sections>, b: StoredDocument<Sections>): StoredDocument<Sections> {
  if (a.epoch !== b.epoch) return a.epoch > b.epoch ? a : b;
  const sections = Object.keys(a.sections).map((name) => [name, mergeSections(a.sections[name] as Section, b.sections[name] as Section)]);
  return { epoch: a.epoch, sections: Object.fromEntries(sections) as Sections };
}

const isSectionAhead = (section: Section, other: Section): boolean =>
  section !== other &&
  (section.entries.size !== other.entries.size ||
    section.removed.size !== other.removed.size ||
    [...section.entries].some(([key, { changed }]) => other.entries.get(key)?.changed !== changed));

/** Whether the document holds more than the other one, which was merged into it. */
export const isAhead = (document: StoredDocument, other: StoredDocument): boolean =>
  document.epoch !== other.epoch || Object.entries(document.sections).some(([name, section]) => isSectionAhead(section, other.sections[name] ?? emptySection));

/** The same sections where nothing was left out, so that nothing renders again. */
function unlessEqual<Sections extends Record<string, Section>>(before: Sections, after: Sections): Sections {
  const isEqual = Object.entries(before).every(
    ([name, { entries, removed }]) => after[name]?.entries.size === entries.size && after[name].removed.size === removed.size,
  );
  return isEqual ? before : after;
}

/** Without removals that are old or beyond the limit, and what the format leaves out. Before a write alone: `mergeDocuments` must not depend on its order. */
export function prunedDocument<Sections extends Record<string, Section>>(
  format: DocumentFormat<Sections>,
  { epoch, sections }: StoredDocument<Sections>,
  now: number,
): StoredDocument<Sections> {
  const { most, days } = savedLimits.removals;
  const oldest = now - days * 24 * 3600 * 1000;
  const withoutOld = Object.entries(sections).map(([name, { entries, removed }]) => {
    const recent = inOrderOfTime(removed).filter(([, at]) => at >= oldest);
    return [name, { entries, removed: new Map(recent.slice(-most)) }] as const;
  });
  const pruned = Object.fromEntries(withoutOld) as unknown as Sections;
  return { epoch, sections: unlessEqual(sections, format.prune?.(pruned) ?? pruned) };
}
