import { savedLimits } from "#features/saved/model/saved-limits.ts";

export type Service = "letterboxd" | "imdb" | "trakt";

/** What a service says of a title. Times are milliseconds since 1970. */
export type ImportedTitle = {
  tmdb: number | null;
  imdb: string | null;
  title: string;
  year: number | null;
  kind: "movie" | "tv" | null;
  savedAt: number | null;
  /** Of a series: the whole. */
  seenAt: number | null;
  /** 1 to 10, or `null`. */
  rating: number | null;
  /** Plain text, "" for none. */
  note: string;
  ratedAt: number;
  /** Names of the visitor's lists that it is in. */
  lists: string[];
  episodes: ImportedEpisode[];
};

export type ImportedEpisode = { season: number; episode: number; at: number };

/** What a reader has found in a file. `skipped`: rows that are neither films nor series, such as games, or ratings of single episodes. */
export type ImportedRows = { service: Service; titles: ImportedTitle[]; skipped: number };

/** Of a file's rows; `null` for one that holds no title. */
export function importedRows(service: Service, rows: readonly (ImportedTitle | null)[]): ImportedRows {
  const titles = rows.filter((title) => title !== null);
  return { service, titles, skipped: rows.length - titles.length };
}

export type ImportFile = { name: string; text: string };

type Facts = Partial<ImportedTitle> & Pick<ImportedTitle, "title">;

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`);

/** Control and direction characters have no place in a title. */
const tidy = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();

export const importedTitle = ({ title, note = "", ...facts }: Facts): ImportedTitle => ({
  tmdb: null,
  imdb: null,
  year: null,
  kind: null,
  savedAt: null,
  seenAt: null,
  rating: null,
  ratedAt: 0,
  lists: [],
  episodes: [],
  ...facts,
  title: cut(tidy(title), savedLimits.titleMaxChars),
  note: cut(note.trim(), savedLimits.rating.noteMaxChars),
});

export const listName = (name: string): string => cut(tidy(name), savedLimits.lists.nameMaxChars);

/** A whole number within the limits, else `null`. */
export function wholeNumber(value: unknown, least: number, most: number): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number >= least && number <= most ? number : null;
}

export const yearIn = (value: unknown): number | null => wholeNumber(value, 1870, 2100);

/** As a browser reads a date; `null` for none, or for one before 1970. */
export function timeIn(text: unknown, now: number): number | null {
  const time = typeof text === "string" ? Date.parse(text) : Number.NaN;
  return time >= 0 ? Math.min(time, now) : null;
}

export const imdbIdIn = (text: unknown): string | null => (typeof text === "string" ? (/\btt\d{7,10}\b/.exec(text)?.[0] ?? null) : null);

export const tmdbIdIn = (value: unknown): number | null => wholeNumber(value, 1, 999_999_999);

/** "lists/best-of-1927.csv" is "best-of-1927". */
export const baseName = (path: string): string =>
  path
    .replace(/^.*[\\/]/, "")
    .replace(/\.\w+$/, "")
    .trim();
