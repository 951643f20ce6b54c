import { limits } from "./limits.ts";
import { transliterated } from "./slug.ts";

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
/** Numbers outside are taken as part of the title: no film is older than 1870. */
const isYear = (year: number): boolean => year >= 1870 && year <= 2099;

/**
 * The calls to try in order until one finds something. "Title (year)" tries the year, then the title alone. In "title year" the
 * number may belong to the title ("Blade Runner 2049"), so the year first counts only for a title of exactly that name.
 */
export function searchAttempts(query: string): SearchAttempt[] {
  const whole: SearchAttempt = { text: folded(query), year: null, exact: false };
  const parts = withYear.exec(query)?.groups;
  const year = Number(parts?.bracketed ?? parts?.bare);
  const text = folded(parts?.title ?? "");
  if (!isYear(year) || text === "") return [whole];
  const titleAndYear = { text, year, exact: false };
  const titleOnly = { text, year: null, exact: false };
  return parts?.bracketed ? [titleAndYear, titleOnly] : [{ ...titleAndYear, exact: true }, whole, titleAndYear, titleOnly];
}
