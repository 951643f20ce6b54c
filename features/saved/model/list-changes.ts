import type { TitleKey } from "#domain/title-key.ts";
import type { ListSections } from "./list-document.ts";
import type { SavedTitle } from "./saved-title.ts";
import { byKey, withEntries, withoutEntries } from "./section.ts";

/** `at`: milliseconds; now unless an import says when. */
export type DatedTitle = SavedTitle & { at?: number };

/** A title that is saved already keeps its time. */
export function withSaved(sections: ListSections, titles: readonly DatedTitle[], now: number): ListSections {
  const added = titles.filter(({ key }) => !sections.titles.has(key));
  if (added.length === 0) return sections;
  const entries = byKey(added.map((title) => ({ ...title, at: title.at ?? now })));
  return { ...sections, titles: withEntries(sections.titles, entries, now) };
}

export const withoutSaved = (sections: ListSections, keys: readonly TitleKey[]): ListSections =>
  keys.some((key) => sections.titles.has(key)) ? { ...sections, titles: withoutEntries(sections.titles, keys) } : sections;
