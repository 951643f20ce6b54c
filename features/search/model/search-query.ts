import { limits } from "#domain/limits.ts";
import { transliterated } from "#domain/slug.ts";

/** Normalizes typed text for display and search: single spaces, no control characters, at most 100 characters. */
export function typedQuery(text: string | null | undefined): string {
  const tidy = (text ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  return [...tidy].slice(0, limits.search.maxChars).join("").trim();
}

/**
 * Lower case, without accents, apostrophes and punctuation: queries that fold alike share one provider call. Only Latin and Greek
 * letters lose their marks; in other scripts a mark makes another letter. A text of punctuation alone is unchanged.
 */
export function folded(text: string): string {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu, "$1")
    .normalize("NFC")
    .replace(/['’‘ʼ`´]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  return plain === "" ? text.trim() : transliterated(plain);
}

/** Parses an IMDb id, or an address on imdb.com that contains one. */
export function parseImdbId(query: string): string | null {
  const id = /^(?:.*imdb\.com\/.*)?\b((?:tt|nm)\d{7,10})(?:$|[/?#])/i.exec(query.trim());
  return id?.[1]?.toLowerCase() ?? null;
}

/** One search call to the provider. `exact`: its result counts only if it contains a title of exactly that name. */
export type SearchAttempt = { text: string; year: number | null; exact: boolean };

const withYear = /^(?<title>.+?)\s*(?:\((?<bracketed>\d{4})\)|\s(?<bare>\d{4}))$/u;
/** A film's year: no film is older than 1870. Also the `pattern` of the year's field. */
export const yearPattern = "18[789]\\d|19\\d\\d|20\\d\\d";
const yearText = new RegExp(`^(?:${yearPattern})$`);

export const parseSearchYear = (text: string | null | undefined): number | null => (yearText.test(text ?? "") ? Number(text) : null);

/** "The Kid (1921)", "the kid 1921"; a number that is no year belongs to the title. */
function titleAndYearIn(query: string): { title: string; year: number; isBracketed: boolean } | null {
  const parts = withYear.exec(query)?.groups;
  const title = folded(parts?.title ?? "");
  const year = parseSearchYear(parts?.bracketed ?? parts?.bare);
  return title === "" || year === null ? null : { title, year, isBracketed: parts?.bracketed !== undefined };
}

/**
 * The calls to try in order until one finds something. "Title (year)" tries the year, then the title alone. In "title year" the
 * number may belong to the title ("Blade Runner 2049"), so the year first counts only for a title of exactly that name.
 * A chosen year is in all calls; typed as well, it need not be part of the title.
 */
export function searchAttempts(query: string, chosenYear: number | null = null): SearchAttempt[] {
  const whole: SearchAttempt = { text: folded(query), year: chosenYear, exact: false };
  const typed = titleAndYearIn(query);
  if (!typed || (chosenYear !== null && chosenYear !== typed.year)) return [whole];
  const titleAndYear = { text: typed.title, year: typed.year, exact: false };
  if (chosenYear !== null) return [titleAndYear, whole];
  const titleOnly = { ...titleAndYear, year: null };
  return typed.isBracketed ? [titleAndYear, titleOnly] : [{ ...titleAndYear, exact: true }, whole, titleAndYear, titleOnly];
}
