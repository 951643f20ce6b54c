import { jsonFields } from "./json-fields.ts";
import type { Entry, Section } from "./section.ts";

// What the device stores: entries by kind, each under its key.

type AnySections = Record<string, Section>;

/** How one kind of entry stands in JSON, without its times. */
export type EntryFormat<Value extends Entry = Entry> = {
  keyOf: (value: Value) => string;
  /** The names of its fields; their number if it is an array. */
  fields: readonly string[] | number;
  /** `null`: malformed. */
  parse: (fields: Readonly<Record<string | number, unknown>>) => Omit<Value, keyof Entry> | null;
  /** A new object or array, to which its times are added. */
  toJson: (value: Value) => object;
};

export type DocumentFormat<Sections extends AnySections> = {
  version: number;
  sections: { [Name in keyof Sections]: Sections[Name] extends Section<infer Value> ? EntryFormat<Value> : never };
  empty: Sections;
  /** The fields of an earlier version, as this version writes them. */
  migrate?: (fields: Record<string, unknown>) => Record<string, unknown>;
  /** Leaves out what nothing needs any more. */
  prune: (sections: Sections) => Sections;
};

/** `damaged`: not JSON, or entries are malformed. `newer`: of a version that this build does not read. */
export type DocumentFault = "damaged" | "newer";
/** `others`: fields that this build does not know, which it writes as it read them. */
export type ParsedDocument<Sections> = { sections: Sections; others: Record<string, unknown>; fault: DocumentFault | null };

/** A time in the future is taken as now: the clock of the device that wrote it was wrong. */
const timeIn = (value: unknown, now: number): number | null => (typeof value === "number" && value >= 0 ? Math.min(Math.floor(value), now) : null);

function entryTimes(at: unknown, changed: unknown, now: number): Entry | null {
  const time = timeIn(at, now);
  const changeTime = changed === undefined ? time : timeIn(changed, now);
  return time === null || changeTime === null ? null : { at: time, changed: changeTime };
}

/** What a later build has written behind or beside the fields that this build knows. */
function moreIn(item: object, fields: EntryFormat["fields"]): Entry["more"] {
  if (typeof fields === "number") return Array.isArray(item) && item.length > fields + 2 ? item.slice(fields + 2) : undefined;
  const unknown = Object.entries(item).filter(([name]) => name !== "at" && name !== "changed" && !fields.includes(name));
  return unknown.length > 0 ? Object.fromEntries(unknown) : undefined;
}

function parseEntry(item: unknown, { fields, parse }: EntryFormat, now: number): Entry | null {
  const isArray = typeof fields === "number";
  if (typeof item !== "object" || item === null || Array.isArray(item) !== isArray) return null;
  const values = item as Record<string | number, unknown>;
  const value = parse(values);
  const times = isArray ? entryTimes(values[fields], values[fields + 1], now) : entryTimes(values.at, values.changed, now);
  if (!value || !times) return null;
  // Without a copy: tens of thousands of entries are read in one task.
  const entry = value as Entry;
  entry.at = times.at;
  entry.changed = times.changed;
  const more = moreIn(item, fields);
  if (more) entry.more = more;
  return entry;
}

/** `changed` is written where it is not `at`. */
function entryJson(entry: Entry, { toJson }: EntryFormat): unknown {
  const { at, changed, more } = entry;
  const json = toJson(entry);
  if (!Array.isArray(json)) {
    // Without a copy: thousands of entries are written in one task.
    const fields: Record<string, unknown> = Object.assign(json, { at });
    if (changed !== at) fields.changed = changed;
    return more ? { ...more, ...fields } : fields;
  }
  json.push(at);
  if (changed !== at || Array.isArray(more)) json.push(changed);
  // Files may have more than a function takes arguments.
  return Array.isArray(more) ? json.concat(more) : json;
}

/** @returns how many entries are malformed, and the others */
function parseSection(value: unknown, format: EntryFormat, now: number): [malformed: number, section: Section] {
  const entries = new Map<string, Entry>();
  let malformed = 0;
  for (const item of value === undefined ? [] : Array.isArray(value) ? value : [null]) {
    const entry = parseEntry(item, format, now);
    if (entry) entries.set(format.keyOf(entry), entry);
    else malformed += 1;
  }
  return [malformed, entries];
}

const formatsOf = <Sections extends AnySections>(format: DocumentFormat<Sections>): [name: string, format: EntryFormat][] =>
  Object.entries(format.sections as unknown as Record<string, EntryFormat>);

const unread = <Sections extends AnySections>({ empty }: DocumentFormat<Sections>, fault: DocumentFault | null): ParsedDocument<Sections> => ({
  sections: empty,
  others: {},
  fault,
});

/** @param value JSON that was parsed. Storage and files are untrusted: what is malformed is left out, and reported. */
export function documentOfJson<Sections extends AnySections>(format: DocumentFormat<Sections>, value: unknown, now: number): ParsedDocument<Sections> {
  const stored = jsonFields(value);
  const { version } = stored;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) return unread(format, "damaged");
  if (version > format.version) return unread(format, "newer");
  // `removed`: marks of builds before 27 November 2026.
  const { version: _version, removed: _removed, ...others } = version < format.version && format.migrate ? format.migrate(stored) : stored;
  const sections: AnySections = {};
  let fault: DocumentFault | null = null;
  for (const [name, one] of formatsOf(format)) {
    const [malformed, section] = parseSection(others[name], one, now);
    sections[name] = section;
    if (malformed > 0) fault = "damaged";
    delete others[name];
  }
  return { sections: sections as Sections, others, fault };
}

export function parseDocument<Sections extends AnySections>(format: DocumentFormat<Sections>, text: string | null, now: number): ParsedDocument<Sections> {
  if (text === null) return unread(format, null);
  try {
    return documentOfJson(format, JSON.parse(text), now);
  } catch {
    return unread(format, "damaged");
  }
}

export function documentJson<Sections extends AnySections>(format: DocumentFormat<Sections>, sections: Sections, others: Record<string, unknown> = {}): object {
  const entries = formatsOf(format).map(([name, one]) => [name, Array.from(sections[name]?.values() ?? [], (entry) => entryJson(entry, one))] as const);
  return { version: format.version, ...Object.fromEntries(entries), ...others };
}
