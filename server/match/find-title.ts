import { movieKey, seriesKey } from "#domain/title-key.ts";
import { sameTitleAs, withoutArticle } from "./title-key.ts";
import type { FoundTitle, FoundTitles, TitleKind, Titles } from "./titles.ts";

/** A reading of a name: a title and its year, if the name has one. */
export type TitleGuess = { title: string; year: number | null };

/** `how`: for the operator. */
export type TitleMatch = { found: FoundTitle; how: string };
/** `title`: `null` if nothing or more than one title fits. `ambiguous`: those that fit equally well. */
export type TitleResult = { match: TitleMatch | null; ambiguous: readonly FoundTitle[]; seen: readonly FoundTitle[] };

type TitleSearches = Pick<Titles, "search" | "alternativeTitles">;

function isCalled(title: string): (found: FoundTitle) => boolean {
  const isSame = sameTitleAs(title);
  return (found) => found.titles.some(isSame);
}
const unique = (items: readonly FoundTitle[]): FoundTitle[] => [...new Map(items.map((item) => [item.id, item])).values()];

/** Alternative titles cost a call each: only of the first results. */
const mostAlternatives = 3;

async function byAlternativeTitle(titles: TitleSearches, kind: TitleKind, title: string, candidates: readonly FoundTitle[]): Promise<FoundTitle[]> {
  const found: FoundTitle[] = [];
  const isSame = sameTitleAs(title);
  for (const candidate of candidates.slice(0, mostAlternatives)) {
    const names = await titles.alternativeTitles(kind, candidate.id);
    if (names.some(isSame)) found.push(candidate);
  }
  return found;
}

const decided = (items: readonly FoundTitle[], how: string, seen: readonly FoundTitle[]): TitleResult | null => {
  const fitting = unique(items);
  const [only] = fitting;
  if (only === undefined) return null;
  return fitting.length === 1 ? { match: { found: only, how }, ambiguous: [], seen } : { match: null, ambiguous: fitting, seen };
};

/** "Haexan" finds "Häxan": searches know the umlaut, or the letter without it. */
const withPlainUmlauts = (title: string): string => title.replace(/([aou])e/giu, "$1").replace(/aa/giu, "a");

/** Words that names and film databases spell in several ways: "&" and "and", "2" and "II", and what has or may have lost an apostrophe. */
const variable = /^(?:and|und|et|y|.*s|.*nt|im|ive|id|ill|youre|theyre|were|youve|youll|\d{1,2}|ii|iii|iv|vi{1,3}|ix)$|['’‘ʼ`´]/iu;
/** They may be missing, and letters of an abbreviation may be one word. */
const optional = /^(?:the|an?|der|die|das|le|la|les|el|\p{L})$/iu;
/** "SHIELD" is "S.H.I.E.L.D." elsewhere. */
const abbreviation = /^\p{Lu}{3,6}$/u;

/** "Grey_s" has lost its apostrophe as well. */
const isVariable = (word: string, next: string | undefined): boolean => variable.test(word) || abbreviation.test(word) || /^s$/iu.test(next ?? "");

/** Wider searches for a title, each in words that are spelled alike everywhere: all of them, then the longest of a title that has none. */
function certainWords(title: string): string[] {
  const hasSign = title.includes("&");
  const words = title.split(/[^\p{L}\p{M}\p{N}'’‘ʼ`´]+/u).filter(Boolean);
  const certain = words.filter((word, at) => !isVariable(word, words[at + 1]) && !optional.test(word));
  if (!hasSign && !words.some((word, at) => isVariable(word, words[at + 1]))) return [];
  if (certain.length > 0) return [certain.join(" ")];
  const [only = ""] = words;
  if (words.length === 1) return abbreviation.test(only) ? [[...only].join(" ")] : [];
  return words.toSorted((a, b) => b.length - a.length).slice(0, 2);
}

/** A provider that compares whole words finds "Grey's Anatomy" by "Anatomy" alone. What it finds must still have the whole title. */
async function searchWidely(titles: TitleSearches, kind: TitleKind, title: string, year: number | null): Promise<FoundTitles> {
  const found = await titles.search(kind, title, year);
  if (found.items.some(isCalled(title))) return found;
  for (const words of certainWords(title)) {
    const wider = await titles.search(kind, words, year);
    const items = wider.items.filter(isCalled(title));
    if (items.length > 0) return { items, isAll: wider.isAll };
  }
  return found;
}

async function withYear(titles: TitleSearches, kind: TitleKind, title: string, year: number): Promise<TitleResult> {
  const [isOfYear, hasTitle] = [(found: FoundTitle): boolean => found.year === year, isCalled(title)];
  const ofYear = (await searchWidely(titles, kind, title, year)).items.filter(isOfYear);
  const exact = decided(ofYear.filter(hasTitle), "title and year", ofYear);
  if (exact) return exact;
  const any = await searchWidely(titles, kind, title, null);
  const others = any.isAll ? [] : [...(await titles.search(kind, title, year - 1)).items, ...(await titles.search(kind, title, year + 1)).items];
  const seen = unique([...ofYear, ...any.items, ...others]);
  const isNear = (found: FoundTitle): boolean => found.year !== null && Math.abs(found.year - year) <= 1;
  const near = decided(
    seen.filter((found) => isNear(found) && hasTitle(found)),
    "title, and a year that is off by one",
    seen,
  );
  if (near) return near;
  const candidates = seen.filter(isOfYear);
  const isSameWithoutArticle = sameTitleAs(withoutArticle(title));
  const isLike = (found: FoundTitle): boolean => found.titles.some((name) => isSameWithoutArticle(withoutArticle(name)));
  const like = decided(candidates.filter(isLike), "title without its article, and year", seen);
  if (like) return like;
  const alternative = decided(await byAlternativeTitle(titles, kind, title, candidates), "alternative title, and year", seen);
  if (alternative) return alternative;
  const plain = withPlainUmlauts(title);
  const spelled = plain === title ? [] : (await titles.search(kind, plain, year)).items.filter((found) => isOfYear(found) && hasTitle(found));
  return decided(spelled, "title and year", seen) ?? { match: null, ambiguous: [], seen };
}

async function withoutYear(titles: TitleSearches, kind: TitleKind, title: string): Promise<TitleResult> {
  const { items, isAll } = await searchWidely(titles, kind, title, null);
  const same = items.filter(isCalled(title));
  const result = decided(same, "title, which only one has", items) ?? { match: null, ambiguous: [], seen: items };
  return isAll ? result : { match: null, ambiguous: same, seen: items };
}

/** The one title that a guess names. A wrong match is worse than none: of two that fit, neither is taken. */
export const findTitle = (titles: TitleSearches, kind: TitleKind, { title, year }: TitleGuess): Promise<TitleResult> =>
  year === null ? withoutYear(titles, kind, title) : withYear(titles, kind, title, year);

/** The first guess that names one title. What fits twice ends the search: a later guess is less certain. */
export async function findFirst(titles: Titles, kind: TitleKind, guesses: readonly TitleGuess[]): Promise<TitleResult> {
  const seen: FoundTitle[] = [];
  for (const guess of guesses) {
    const result = await findTitle(titles, kind, guess);
    if (result.match || result.ambiguous.length > 0) return result;
    seen.push(...result.seen);
  }
  return { match: null, ambiguous: [], seen: unique(seen) };
}

const shown = (kind: TitleKind, { titles, year, id }: FoundTitle): string =>
  `${titles[0]} (${year ?? "no year"}, ${kind === "movie" ? movieKey(id) : seriesKey(id)})`;

/** "no film of that title and year; closest: …": the three best candidates. */
export async function noMatch(titles: Titles, kind: TitleKind, guesses: readonly TitleGuess[], { ambiguous, seen }: TitleResult): Promise<string> {
  const noun = kind === "movie" ? "film" : "series";
  const list = (items: readonly FoundTitle[]): string =>
    items
      .slice(0, 3)
      .map((item) => shown(kind, item))
      .join("; ");
  if (ambiguous.length > 0) return `more than one ${noun} fits: ${list(ambiguous)}`;
  const [guess] = guesses;
  if (guess === undefined) return `the name has no title`;
  const candidates = seen.length > 0 ? seen : await titles.similar(kind, guess.title);
  const name = `no ${noun} is called "${guess.title}"${guess.year === null ? "" : ` (${guess.year})`}`;
  return candidates.length === 0 ? name : `${name}; closest: ${list(candidates)}`;
}
