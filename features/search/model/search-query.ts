import { limits } from "#domain/limits.ts";
import { transliterated } from "#domain/slug.ts";

/** Normalizes typed text for display and search: single spaces, no control characters, at most 100 characters. */
export function typedQuery(text: string | null | undefined): string {
  const tidy = (text ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  return [...tidy].slice(0, limits.search.maxChars).join("").trim();
}

const apostrophes = /['’‘ʼ`´]/g;

/**
 * Lower case, without accents, apostrophes and punctuation: for comparing. Only Latin and Greek
 * letters lose their marks; in other scripts a mark makes another letter. A text of punctuation alone is unchanged.
 */
export function folded(text: string): string {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu, "$1")
    .normalize("NFC")
    .replace(apostrophes, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  return plain === "" ? text.trim() : transliterated(plain);
}

/** Parses an IMDb id, or an address on imdb.com that contains one. */
export function parseImdbId(query: string): string | null {
  const id = /^(?:.*imdb\.com\/.*)?\b((?:tt|nm)\d{7,10})(?:$|[/?#])/i.exec(query.trim());
  return id?.[1]?.toLowerCase() ?? null;
}

/**
 * One search call to the provider. `exact`: its result counts only if it contains a title of exactly that name. `omittedYear`: typed after the
 * title, and not asked for.
 */
export type SearchAttempt = { text: string; year: number | null; exact: boolean; omittedYear: number | null };

const withYear = /^(?<title>.+?)\s*(?:\((?<bracketed>\d{4})\)|\s(?<bare>\d{4}))$/u;
/** A film's year: no film is older than 1870. Also the `pattern` of the year's field. */
export const yearPattern = "18[789]\\d|19\\d\\d|20\\d\\d";
const yearText = new RegExp(`^(?:${yearPattern})$`);

export const parseSearchYear = (text: string | null | undefined): number | null => (yearText.test(text ?? "") ? Number(text) : null);

/** "The Kid (1921)", "the kid 1921"; a number that is no year belongs to the title, and so does another year than the chosen one. */
type TitleAndYear = { title: string; year: number; isBracketed: boolean };

export function titleAndYearIn(query: string, chosenYear: number | null): TitleAndYear | null {
  const parts = withYear.exec(query)?.groups;
  const title = parts?.title?.trim() ?? "";
  const year = parseSearchYear(parts?.bracketed ?? parts?.bare);
  if (title === "" || year === null || (chosenYear !== null && chosenYear !== year)) return null;
  return { title, year, isBracketed: parts?.bracketed !== undefined };
}

const straight = (text: string): string => text.replace(apostrophes, "'");
const withOtherApostrophes = (text: string): string => (straight(text) === text ? text.replaceAll("'", "’") : straight(text));

/** The text itself, then what a provider may know that compares words as they are spelled: other apostrophes, and no punctuation. */
function spellingsOf(text: string): string[] {
  const spellings = [text, withOtherApostrophes(text), folded(text)];
  return spellings.filter((spelling, at) => spellings.findIndex((other) => other.toLowerCase() === spelling.toLowerCase()) === at);
}

/**
 * The calls to try in order until one finds something, the visitor's own text first. The number in "title year" may belong to the
 * title ("Blade Runner 2049"), so the whole text comes before the title of that year, and the title alone is last. A chosen year is in all calls;
 * typed as well, it need not be part of the title. `spelling`: of the title before a typed year, if the index of titles knows it.
 */
export function searchAttempts(query: string, chosenYear: number | null = null, spelling: string | null = null): SearchAttempt[] {
  const attempt = (text: string, more: Partial<SearchAttempt> = {}): SearchAttempt => ({ text, year: chosenYear, exact: false, omittedYear: null, ...more });
  const typed = titleAndYearIn(query, chosenYear);
  if (!typed) return spellingsOf(query).map((text) => attempt(text));
  const { year } = typed;
  const title = spelling ?? typed.title;
  const ofYear = attempt(title, { year });
  const alone = (text: string): SearchAttempt => attempt(text, { omittedYear: year });
  if (chosenYear !== null) return [ofYear, attempt(query), attempt(withOtherApostrophes(title))];
  if (typed.isBracketed) return [ofYear, ...spellingsOf(title).map(alone)];
  const whole = attempt(query);
  // Both apostrophes leave no call for the title of that year.
  if (spelling === null && straight(title).includes("'")) return [{ ...whole, exact: true }, whole, alone(title), alone(withOtherApostrophes(title))];
  return [{ ...whole, exact: true }, { ...ofYear, exact: true }, whole, ofYear, alone(title)];
}
