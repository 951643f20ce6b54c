import type { SearchType } from "#domain/addresses.ts";
import type { TitleIndex } from "./build-title-index.ts";
import { candidateNames, typeOf } from "./candidate-names.ts";
import { isPlausible } from "./edits.ts";
import { closeness, isCloser, type NameMatch } from "./name-match.ts";
import { inLatin, wordsOf } from "./name-words.ts";
import { type Candidates, createLookup } from "./word-candidates.ts";
import { wordNumber } from "./word-trie.ts";

/** Of a half: "a" and "i" begin too many words. */
const shortestHalf = 2;

/** The two known words that a typed word may be, the pair whose rarer word has the most names first: "starwars". */
function splitOf(index: TitleIndex, word: string): [string, string] | null {
  const namesWith = (text: string): number => {
    const number = wordNumber(index.words, text);
    return number < 0 ? 0 : (index.postingStarts[number + 1] ?? 0) - (index.postingStarts[number] ?? 0);
  };
  let best: { names: number; halves: [string, string] } | null = null;
  for (let at = shortestHalf; at <= word.length - shortestHalf; at += 1) {
    const halves: [string, string] = [word.slice(0, at), word.slice(at)];
    const names = Math.min(namesWith(halves[0]), namesWith(halves[1]));
    if (names > (best?.names ?? 0)) best = { names, halves };
  }
  return best?.halves ?? null;
}

/** The typed words with one of them split, or two neighbors joined: "starwars", "metro polis". */
function variantsOf(index: TitleIndex, typed: readonly string[]): string[][] {
  const replaced = (at: number, count: number, words: readonly string[]): string[] => typed.toSpliced(at, count, ...words);
  const joined = typed.slice(1).map((word, at) => replaced(at, 2, [`${typed[at]}${word}`]));
  const split = typed.flatMap((word, at) => {
    const halves = splitOf(index, word);
    return halves ? [replaced(at, 1, halves)] : [];
  });
  return [...joined, ...split];
}

/** The closest name of each type. */
export type BestNames = Partial<Record<SearchType, NameMatch>>;

/** Whether a name must not be suggested: the operator has blocked its page. */
export type IsBlocked = (type: SearchType, id: number) => boolean;

/** A query of a hundred characters has at most fifty words. */
export const mostTyped = 12;
const mostOfWord = 2;
/** In a query that is split or joined as well: a join with two wrong letters means anything. */
const mostOfVariant = 1;

export function addCloser(best: BestNames, match: NameMatch): void {
  const before = best[match.type];
  if (before === undefined || isCloser(match, before)) best[match.type] = match;
}

type Wanted = { index: TitleIndex; isBlocked: IsBlocked };

/** What was guessed before letters are compared: another alphabet, or where a space belongs. */
type Guess = "none" | "alphabet" | "space";

/** Compares the candidates' names with the typed words, letter by letter. */
function addNames(best: BestNames, { index, isBlocked }: Wanted, typed: readonly string[], candidates: readonly Candidates[], guess: Guess): void {
  for (const ordinal of candidateNames(index, candidates)) {
    const type = typeOf(index, ordinal);
    if (isBlocked(type, index.ids[ordinal] ?? 0)) continue;
    const match = closeness(typed, index.nameAt(ordinal));
    if (!match || (guess === "space" && match.edits > mostOfVariant)) continue;
    if (!isPlausible(typed, match.edits + Number(guess !== "none"), match.part === 0)) continue;
    addCloser(best, { ...match, type, edits: match.edits + Number(guess === "space"), popularity: index.popularities[ordinal] ?? 0 });
  }
}

/**
 * The closest names for a query. Words of the index are taken as they are typed, unless that leads to no name of the searched type. Greek and
 * Cyrillic words are tried in Latin letters too. A space too many or too few is an edit, and is tried where no name of that type has the words as typed.
 */
export function findNames(wanted: Wanted, query: string, type: SearchType): BestNames {
  const typed = wordsOf(query).slice(0, mostTyped);
  const best: BestNames = {};
  if (typed.length === 0) return best;
  const lookUp = createLookup(wanted.index);
  addNames(best, wanted, typed, lookUp(typed, { most: mostOfWord, keepExact: true }), "none");
  if (!best[type]) addNames(best, wanted, typed, lookUp(typed, { most: mostOfWord, keepExact: false }), "none");
  const latin = typed.map(inLatin);
  if (!best[type] && latin.join() !== typed.join()) addNames(best, wanted, latin, lookUp(latin, { most: mostOfWord, keepExact: true }), "alphabet");
  if (best[type]?.edits !== 0)
    for (const variant of variantsOf(wanted.index, typed)) addNames(best, wanted, variant, lookUp(variant, { most: mostOfVariant, keepExact: true }), "space");
  return best;
}
