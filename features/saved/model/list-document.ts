import { isTitleKey, type TitleKey } from "#domain/title-key.ts";
import { isStoredId } from "./json-fields.ts";
import { savedLimits } from "./saved-limits.ts";
import type { SavedTitleEntry } from "./saved-title.ts";
import { type Entry, emptySection, type Section, withOnly } from "./section.ts";
import type { DocumentFormat, EntryFormat } from "./stored-document.ts";
import { titleFormat } from "./title-format.ts";

/** A list that the visitor named. `titles` in its order; what they are stands in `details`. */
export type OwnList = Entry & { id: string; name: string; titles: readonly TitleKey[] };

export type ListSections = { titles: Section<SavedTitleEntry>; lists: Section<OwnList>; details: Section<SavedTitleEntry> };

const listFormat: EntryFormat<OwnList> = {
  keyOf: ({ id }) => id,
  fields: ["id", "name", "titles"],
  parse({ id, name, titles }) {
    if (!isStoredId(id) || typeof name !== "string" || name.trim() === "" || !Array.isArray(titles)) return null;
    // More titles than a list takes here are those of a later build.
    return { id, name: name.slice(0, savedLimits.lists.nameMaxChars), titles: [...new Set(titles.filter(isTitleKey))] };
  },
  toJson: ({ id, name, titles }) => ({ id, name, titles }),
};

/** `matinee-list` */
export const listDocument: DocumentFormat<ListSections> = {
  version: 1,
  sections: { titles: titleFormat, lists: listFormat, details: titleFormat },
  empty: { titles: emptySection, lists: emptySection, details: emptySection },
  /** Without the details of titles that no list holds any more. */
  prune: (sections) => ({ ...sections, details: withOnly(sections.details, new Set([...sections.lists.values()].flatMap((list) => list.titles))) }),
};
