import { isTitleKey } from "#domain/title-key.ts";
import { savedLimits } from "./saved-limits.ts";
import type { SavedTitle, SavedTitleEntry } from "./saved-title.ts";
import { byKey, type Section, withEntries } from "./section.ts";
import type { EntryFormat } from "./stored-document.ts";

// Apart from saved-title.ts, which every page with a card needs.

/** A path of the image host, and nothing that leads elsewhere. */
const posterPattern = /^\/(?!\/)[\w./-]{1,200}$/;
const languagePattern = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;
const numberWithin = (value: unknown, lowest: number, highest: number): number | null =>
  typeof value === "number" && value >= lowest && value <= highest ? value : null;
const isGenreId = (value: unknown): value is number => Number.isSafeInteger(value);

/** `null` without a key or a title. Each other malformed value is left out. */
export function parseSavedTitle(fields: Readonly<Record<string, unknown>>): SavedTitle | null {
  const { key, title, language, year, poster_path, genre_ids, runtime, rating } = fields;
  if (!isTitleKey(key) || typeof title !== "string") return null;
  return {
    key,
    title: title.slice(0, savedLimits.titleMaxChars),
    ...(typeof language === "string" && languagePattern.test(language) && { language }),
    year: numberWithin(year, 1, 9999),
    poster_path: typeof poster_path === "string" && posterPattern.test(poster_path) && !poster_path.includes("..") ? poster_path : null,
    genre_ids: Array.isArray(genre_ids) ? genre_ids.filter(isGenreId).slice(0, savedLimits.genres) : [],
    runtime: numberWithin(runtime, 1, 100_000),
    rating: numberWithin(rating, 0, 10),
  };
}

export const titleFormat: EntryFormat<SavedTitleEntry> = {
  keyOf: ({ key }) => key,
  fields: ["key", "title", "language", "year", "poster_path", "genre_ids", "runtime", "rating"],
  parse: parseSavedTitle,
  toJson: ({ key, title, language, year, poster_path, genre_ids, runtime, rating }) => ({
    ...{ key, title, ...(language !== undefined && { language }) },
    ...{ year, poster_path, genre_ids, runtime, rating },
  }),
};

/** What is known of titles, for pages that list them. */
export const withDetails = (details: Section<SavedTitleEntry>, titles: readonly SavedTitle[], now: number): Section<SavedTitleEntry> =>
  withEntries(details, byKey(titles.map((title) => ({ ...title, at: now }))), now);
