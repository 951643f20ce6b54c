import { isSeenKey, isTitleKey, type SeenKey, type TitleKey, titleKeyOf } from "#domain/title-key.ts";
import { savedLimits } from "./saved-limits.ts";
import type { SavedTitleEntry } from "./saved-title.ts";
import { type Entry, emptySection, type Section, withOnly } from "./section.ts";
import type { DocumentFormat, EntryFormat } from "./stored-document.ts";
import { titleFormat } from "./title-format.ts";

/** A film, an episode, or a whole series that the visitor has seen. */
export type SeenEntry = Entry & { key: SeenKey };
/** Behind an entry's times: they are of the day on which it was logged elsewhere, since no file says when it was seen. */
const loggedMark = "logged";
export const loggedEntry: Pick<Entry, "more"> = { more: [loggedMark] };

/** Of an entry that gets a time of its own. */
export function withoutLoggedMark(entry: Entry | undefined): Pick<Entry, "more"> {
  const more = Array.isArray(entry?.more) ? entry.more.filter((one) => one !== loggedMark) : [];
  return { more: more.length > 0 ? more : undefined };
}

/** The visitor's own rating, 1 to 10 or none, and note, "" for none. */
export type OwnRating = Entry & { key: TitleKey; rating: number | null; note: string };

/** `details`: the titles that were seen or rated, and the series of seen episodes. */
export type SeenSections = { seen: Section<SeenEntry>; ratings: Section<OwnRating>; details: Section<SavedTitleEntry> };

/** `["tv:1396:2:5", at]`: there may be tens of thousands. */
const seenFormat: EntryFormat<SeenEntry> = {
  keyOf: ({ key }) => key,
  fields: 1,
  parse: ({ 0: key }) => (isSeenKey(key) ? { key } : null),
  toJson: ({ key }) => [key],
};

const { lowest, highest, noteMaxChars } = savedLimits.rating;
const ratingIn = (value: unknown): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= lowest && value <= highest ? value : null;

const ratingFormat: EntryFormat<OwnRating> = {
  keyOf: ({ key }) => key,
  fields: ["key", "rating", "note"],
  parse({ key, rating, note }) {
    if (!isTitleKey(key)) return null;
    const own = { rating: ratingIn(rating), note: typeof note === "string" ? note.slice(0, noteMaxChars) : "" };
    return own.rating === null && own.note === "" ? null : { key, ...own };
  },
  toJson: ({ key, rating, note }) => ({ key, rating, ...(note !== "" && { note }) }),
};

function prune({ seen, ratings, details }: SeenSections): SeenSections {
  const titles = new Set<string>([...ratings.keys(), ...[...seen.values()].map(({ key }) => titleKeyOf(key))]);
  return { seen, ratings, details: withOnly(details, titles) };
}

/** `matinee-seen` */
export const seenDocument: DocumentFormat<SeenSections> = {
  version: 1,
  sections: { seen: seenFormat, ratings: ratingFormat, details: titleFormat },
  empty: { seen: emptySection, ratings: emptySection, details: emptySection },
  prune,
};
