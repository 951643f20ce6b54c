import type { SeenKey } from "#domain/title-key.ts";
import { savedLimits } from "./saved-limits.ts";
import type { SavedTitle } from "./saved-title.ts";
import { byKey, withEntries, withoutEntries } from "./section.ts";
import { type OwnRating, type SeenSections, withoutLoggedMark } from "./seen-document.ts";
import { withDetails } from "./title-format.ts";

/** What was seen of a title: itself, or episodes. `at`: milliseconds; now unless an import says when. */
export type SeenTarget = { title: SavedTitle; keys: readonly SeenKey[]; at?: number };

/** What is seen already keeps its time. */
export function withSeen(sections: SeenSections, { title, keys, at }: SeenTarget, now: number): SeenSections {
  const added = keys.filter((key) => !sections.seen.has(key));
  if (added.length === 0) return sections;
  const entries = byKey(added.map((key) => ({ key, at: at ?? now })));
  return { ...sections, seen: withEntries(sections.seen, entries, now), details: withDetails(sections.details, [title], now) };
}

/** What was watched to its end now, also what was seen before. */
export function withWatched(sections: SeenSections, { title, keys }: Omit<SeenTarget, "at">, now: number): SeenSections {
  const entries = byKey(keys.map((key) => ({ key, at: now, ...withoutLoggedMark(sections.seen.get(key)) })));
  return { ...sections, seen: withEntries(sections.seen, entries, now), details: withDetails(sections.details, [title], now) };
}

export const withoutSeen = (sections: SeenSections, keys: readonly SeenKey[]): SeenSections =>
  keys.some((key) => sections.seen.has(key)) ? { ...sections, seen: withoutEntries(sections.seen, keys) } : sections;

/** `rating`: 1 to 10, or `null`. `note`: "" for none. `at`: as of `SeenTarget`. */
export type RatingChange = Pick<OwnRating, "rating" | "note"> & { title: SavedTitle; at?: number };

/** Neither rating nor note removes the entry. */
export function withRating(sections: SeenSections, { title, rating, note, at }: RatingChange, now: number): SeenSections {
  const { key } = title;
  const text = note.trim().slice(0, savedLimits.rating.noteMaxChars);
  if (rating === null && text === "") return { ...sections, ratings: withoutEntries(sections.ratings, [key]) };
  const ratings = withEntries(sections.ratings, [[key, { key, rating, note: text, at: at ?? now }]], now);
  return { ...sections, ratings, details: withDetails(sections.details, [title], now) };
}
