import { jsonFields } from "./json-fields.ts";
import { timesJson, titleFormat } from "./list-document.ts";
import { savedLimits } from "./saved-limits.ts";
import type { SavedTitleEntry } from "./saved-title.ts";
import { type Entry, emptySection, type Section, withOnly } from "./section.ts";
import type { DocumentFormat, EntryFormat, StoredDocument } from "./stored-document.ts";
import { isSeenKey, isTitleKey, type SeenKey, type TitleKey, titleKeyOf } from "./title-key.ts";

/** A film, an episode, or a whole series that the visitor has seen. */
export type SeenEntry = Entry & { key: SeenKey };
/** The visitor's own rating, 1 to 10 or none, and note, "" for none. */
export type OwnRating = Entry & { key: TitleKey; rating: number | null; note: string };

/** `details`: the titles that were seen or rated, and the series of seen episodes. */
export type SeenSections = { seen: Section<SeenEntry>; ratings: Section<OwnRating>; details: Section<SavedTitleEntry> };
export type SeenDocument = StoredDocument<SeenSections>;

/** `["tv:1396:2:5", at]`: there may be tens of thousands. */
const seenFormat: EntryFormat<SeenEntry> = {
  keyOf: ({ key }) => key,
  isKey: isSeenKey,
  parse(value, timesOf) {
    if (!Array.isArray(value)) return null;
    // Without destructuring, which iterates: tens of thousands of entries are read in one task.
    const key: unknown = value[0];
    const times = timesOf(value[1], value[2]);
    return isSeenKey(key) && times ? { key, at: times.at, changed: times.changed } : null;
  },
  toJson: ({ key, at, changed }) => [key, at, ...(changed === at ? [] : [changed])],
};

const { lowest, highest, noteMaxChars } = savedLimits.rating;
const ratingIn = (value: unknown): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= lowest && value <= highest ? value : null;

const ratingFormat: EntryFormat<OwnRating> = {
  keyOf: ({ key }) => key,
  isKey: isTitleKey,
  parse(value, timesOf) {
    const { key, rating, note, at, changed } = jsonFields(value);
    const times = timesOf(at, changed);
    if (!isTitleKey(key) || !times) return null;
    const own = { rating: ratingIn(rating), note: typeof note === "string" ? note.slice(0, noteMaxChars) : "" };
    return own.rating === null && own.note === "" ? null : { key, ...own, ...times };
  },
  toJson: ({ key, rating, note, at, changed }) => ({ key, rating, ...(note !== "" && { note }), ...timesJson({ at, changed }) }),
};

function prune({ seen, ratings, details }: SeenSections): SeenSections {
  const titles = new Set<string>([...ratings.entries.keys(), ...[...seen.entries.values()].map(({ key }) => titleKeyOf(key))]);
  return { seen, ratings, details: withOnly(details, titles) };
}

/** `matinee-seen` */
export const seenDocument: DocumentFormat<SeenSections> = {
  version: 1,
  sections: { seen: seenFormat, ratings: ratingFormat, details: titleFormat },
  empty: { epoch: 0, sections: { seen: emptySection, ratings: emptySection, details: emptySection } },
  prune,
};
