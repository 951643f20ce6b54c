import { jsonFields } from "./json-fields.ts";
import { parseSavedTitle } from "./parse-saved-title.ts";
import { savedLimits } from "./saved-limits.ts";
import type { SavedTitleEntry } from "./saved-title.ts";
import { type Entry, emptySection, type Section, withOnly } from "./section.ts";
import type { DocumentFormat, EntryFormat, StoredDocument } from "./stored-document.ts";
import { isTitleKey, type TitleKey } from "./title-key.ts";

/** A title that the visitor saved. */
export type SavedEntry = SavedTitleEntry;
/** A list that the visitor named. `titles` in its order; what they are stands in `details`. */
export type OwnList = Entry & { id: string; name: string; titles: readonly TitleKey[] };

export type ListSections = { titles: Section<SavedEntry>; lists: Section<OwnList>; details: Section<SavedTitleEntry> };
export type ListDocument = StoredDocument<ListSections>;

/** An entry's `changed` is written where it is not its `at`. */
export const timesJson = ({ at, changed }: Entry) => ({ at, ...(changed !== at && { changed }) });

export const titleFormat: EntryFormat<SavedTitleEntry> = {
  keyOf: ({ key }) => key,
  isKey: isTitleKey,
  parse(value, timesOf) {
    const fields = jsonFields(value);
    const title = parseSavedTitle(fields);
    const times = timesOf(fields.at, fields.changed);
    return title && times && { ...title, ...times };
  },
  toJson: ({ at, changed, ...title }) => ({ ...title, ...timesJson({ at, changed }) }),
};

const isListId = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9-]{1,40}$/.test(value);

const listFormat: EntryFormat<OwnList> = {
  keyOf: ({ id }) => id,
  isKey: isListId,
  parse(value, timesOf) {
    const { id, name, titles, at, changed } = jsonFields(value);
    const times = timesOf(at, changed);
    if (!isListId(id) || typeof name !== "string" || name.trim() === "" || !Array.isArray(titles) || !times) return null;
    const keys = [...new Set(titles.filter(isTitleKey))];
    return { id, name: name.slice(0, savedLimits.lists.nameMaxChars), titles: keys.slice(0, savedLimits.lists.titles), ...times };
  },
  toJson: ({ at, changed, ...list }) => ({ ...list, ...timesJson({ at, changed }) }),
};

/** Without the details of titles that no list holds any more. */
export function withoutUnlisted({ titles, lists, details }: ListSections): ListSections {
  const listed = new Set<string>([...lists.entries.values()].flatMap((list) => list.titles));
  return { titles, lists, details: withOnly(details, listed) };
}

/** `matinee-list` */
export const listDocument: DocumentFormat<ListSections> = {
  version: 1,
  sections: { titles: titleFormat, lists: listFormat, details: titleFormat },
  empty: { epoch: 0, sections: { titles: emptySection, lists: emptySection, details: emptySection } },
  prune: withoutUnlisted,
};
