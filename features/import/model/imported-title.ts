import { savedLimits } from "#features/saved/model/saved-limits.ts";

/** In the order of the guide. */
export const serviceNames = {
  letterboxd: "Letterboxd",
  imdb: "IMDb",
  trakt: "Trakt",
  simkl: "Simkl",
  movary: "Movary",
  tmdb: "TMDB",
  netflix: "Netflix",
} as const;
export type Service = keyof typeof serviceNames;
export const services = Object.keys(serviceNames) as Service[];

/** The time of what has no date, or one that may be two days. It is not shown, and comes last. */
export const undated = 0;

/** What a service says of a title. Times are milliseconds since 1970, or `undated`. */
export type ImportedTitle = {
  tmdb: number | null;
  imdb: string | null;
  /** The service's own address or id of the title: two films of one name and year have two. */
  uri: string | null;
  title: string;
  year: number | null;
  kind: "movie" | "tv" | null;
  savedAt: number | null;
  /** Of a series: the whole. */
  seenAt: number | null;
  /** `seenAt` is when it was logged: the file does not say when it was seen. */
  isLogged: boolean;
  /** A series of which something was seen, and the file does not say which episodes. */
  startedAt: number | null;
  paused: PausedVideo[];
  /** 1 to 10, or `null`. */
  rating: number | null;
  /** Plain text, "" for none. */
  note: string;
  /** The note was longer than the device stores. */
  isNoteCut: boolean;
  ratedAt: number;
  /** The visitor's lists that it is in, with its place in each. */
  lists: ListPlace[];
  episodes: ImportedEpisode[];
};

export type ImportedEpisode = { season: number; episode: number; at: number };
export type ListPlace = { name: string; position: number };

/** Where the visitor stopped. `season` and `episode`: `null` of a film. `minutes`: the running time, if the file has it. */
export type PausedVideo = { season: number | null; episode: number | null; percent: number; minutes: number | null; at: number };

export type ImportFile = { name: string; text: string };

type Facts = Partial<ImportedTitle> & Pick<ImportedTitle, "title">;

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`);

/** Control and direction characters have no place in a title. */
const tidy = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();

const { noteMaxChars } = savedLimits.rating;

/** `isNoteCut` stays set of a note that was cut before. */
export function cutNote(text: string, isNoteCut = false): Pick<ImportedTitle, "note" | "isNoteCut"> {
  const note = text.trim();
  return { note: cut(note, noteMaxChars), isNoteCut: isNoteCut || note.length > noteMaxChars };
}

export const importedTitle = ({ title, note = "", isNoteCut = false, ...facts }: Facts): ImportedTitle => ({
  tmdb: null,
  imdb: null,
  uri: null,
  year: null,
  kind: null,
  savedAt: null,
  seenAt: null,
  isLogged: false,
  startedAt: null,
  paused: [],
  rating: null,
  ratedAt: undated,
  lists: [],
  episodes: [],
  ...facts,
  ...cutNote(note, isNoteCut),
  // Of control characters alone, nothing is left.
  title: cut(tidy(title) || (facts.imdb ?? String(facts.tmdb ?? "")), savedLimits.titleMaxChars),
});

export const listName = (name: string): string => cut(tidy(name), savedLimits.lists.nameMaxChars);

/** A whole number within the limits, else `null`. */
function wholeNumber(value: unknown, least: number, most: number): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number >= least && number <= most ? number : null;
}

/** A rating of 1 to 10. "7.0" is 7; half points are rounded up. */
export function ratingIn(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value.replace(",", ".")) : value;
  return typeof number === "number" ? wholeNumber(Math.round(number), 1, 10) : null;
}

export const yearIn = (value: unknown): number | null => wholeNumber(value, 1870, 2100);
export const seasonIn = (value: unknown): number | null => wholeNumber(value, 0, 999);
export const episodeIn = (value: unknown): number | null => wholeNumber(value, 0, 99_999);

export const imdbIdIn = (text: unknown): string | null => (typeof text === "string" ? (/\btt\d{7,10}\b/.exec(text)?.[0] ?? null) : null);

export const tmdbIdIn = (value: unknown): number | null => wholeNumber(value, 1, 999_999_999);

/** `null` for 0 too, for what JSON cannot write ("1e309" is infinite), and for an object: one may have no value at all. */
export const finiteNumber = (value: unknown): number | null => {
  const number = typeof value === "object" ? 0 : Number(value);
  return number !== 0 && Number.isFinite(number) ? number : null;
};

/** Browsers call a second download "ratings (1)". */
export const withoutCopyNumber = (name: string): string => name.replace(/\(\d+\)$/, "").trimEnd();

/** "lists/best-of-1927.csv" is "best-of-1927". */
export const baseName = (path: string): string =>
  path
    .replace(/^.*[\\/]/, "")
    .replace(/\.\w+$/, "")
    .trim();
