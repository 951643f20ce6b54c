import { limits } from "./limits.ts";
import { transliterated } from "./slug.ts";

/** What somebody typed, as it is shown and sent: one space between words, no control characters, at most 100 characters. */
export function typedQuery(text: string | null | undefined): string {
  const tidy = (text ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  return [...tidy].slice(0, limits.search.maxChars).join("").trim();
}

/**
 * Lower case, without accents, apostrophes and punctuation: what is equal here is one question to the provider. Only Latin and
 * Greek letters lose their marks, which in other scripts make another letter. A text of signs alone stays as it is.
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

/** The IMDb id of a title or a person that a query is, or that its address names; else `null`. */
export function parseImdbId(query: string): string | null {
  const id = /^(?:.*imdb\.com\/.*)?\b((?:tt|nm)\d{7,10})(?:$|[/?#])/i.exec(query.trim());
  return id?.[1]?.toLowerCase() ?? null;
}

/** One question to the provider. `exact`: its answer counts only when a title of that very name is in it. */
export type SearchAttempt = { text: string; year: number | null; exact: boolean };

const withYear = /^(?<title>.+?)\s*(?:\((?<bracketed>\d{4})\)|\s(?<bare>\d{4}))$/u;
/** Films are not older; what is outside is part of a title. */
const isYear = (year: number): boolean => year >= 1870 && year <= 2099;

/**
 * What to ask, in this order, until something is found. "Title (year)" tries the year and then the title alone. In "title year"
 * the number may as well belong to the title ("Blade Runner 2049"), so the year counts at first only for a title of that name.
 */
export function searchAttempts(query: string): SearchAttempt[] {
  const whole: SearchAttempt = { text: folded(query), year: null, exact: false };
  const parts = withYear.exec(query)?.groups;
  const year = Number(parts?.bracketed ?? parts?.bare);
  const text = folded(parts?.title ?? "");
  if (!isYear(year) || text === "") return [whole];
  const titled = { text, year, exact: false };
  const alone = { text, year: null, exact: false };
  return parts?.bracketed ? [titled, alone] : [{ ...titled, exact: true }, whole, titled, alone];
}
