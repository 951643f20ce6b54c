import type { SavedTitle, SavedTitleEntry } from "./saved-title.ts";
import { type Section, withEntries } from "./section.ts";

/** What is known of titles, for pages that list them. */
export const withDetails = (details: Section<SavedTitleEntry>, titles: readonly SavedTitle[], now: number): Section<SavedTitleEntry> =>
  withEntries(
    details,
    titles.map((title) => [title.key, { ...title, at: now }] as const),
    now,
  );
