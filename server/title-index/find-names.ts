import type { SearchType } from "#domain/addresses.ts";
import { isPlausible } from "./edits.ts";
import { closeness, isCloser, type NameMatch } from "./name-match.ts";
import { inLatin, wordsOf } from "./name-words.ts";
import type { Term, TitleIndex } from "./title-index.ts";

/** The closest name of each type. */
export type BestNames = Partial<Record<SearchType, NameMatch>>;

/** Whether a name must not be suggested: the operator has blocked its page. */
export type IsBlocked = (type: SearchType, id: number) => boolean;

/** A query of a hundred characters has at most fifty words. */
export const mostTyped = 12;
const mostOfWord = 2;
/** In a query that is split or joined as well: a join with two wrong letters means anything. */
const mostOfVariant = 1;
/** Bounds how long a search holds the event loop: each takes 8 ms among a million names. Further words stand for themselves. */
const mostScans = 5;
/** Of a half: "a" and "i" begin too many words. */
const shortestHalf = 2;

export function addCloser(best: BestNames, match: NameMatch): void {
  const before = best[match.type];
  if (before === undefined || isCloser(match, before)) best[match.type] = match;
}

type Wanted = { index: TitleIndex; isBlocked: IsBlocked };

/** The words of the index that one typed word may mean. */
type Alternatives = readonly (Term & { edits: number })[];

/** Looks each word of a query up once. A word of the index stands for itself if `keepExact`. The last word may be a prefix. */
function createLookup({ index }: Wanted) {
  const scans = new Map<string, Alternatives>();
  const similarTo = (word: string, isPrefix: boolean): Alternatives => {
    const key = `${isPrefix} ${word}`;
    const known = scans.get(key);
    if (known || scans.size >= mostScans) return known ?? [];
    const similar = index.wordsLike(word, isPrefix).map((match) => ({ ...match, isPrefix: false }));
    scans.set(key, similar);
    return similar;
  };
  const lookUp = (word: string, isPrefix: boolean, keepExact: boolean): Alternatives => {
    const exact = index.has({ word, isPrefix }) ? [{ word, isPrefix, edits: 0 }] : [];
    return keepExact && exact.length > 0 ? exact : [...exact, ...similarTo(word, isPrefix)];
  };
  return (typed: readonly string[], keepExact: boolean): Alternatives[] => {
    const all: Alternatives[] = [];
    for (const [at, word] of typed.entries()) {
      const alternatives = lookUp(word, at === typed.length - 1, keepExact);
      // A word that is like none leaves no name: the others are not looked up.
      if (alternatives.length === 0) return [];
      all.push(alternatives);
    }
    return all;
  };
}

/** What was guessed before letters are compared: another alphabet, or where a space belongs. */
type Guess = "none" | "alphabet" | "space";

/** A search of one type, and what it has found. */
type Search = Wanted & { type: SearchType; best: BestNames };

/** Compares names with the typed words letter by letter: those with few edits in each word first, until one of the searched type is as close. */
function addNames({ index, isBlocked, type, best }: Search, typed: readonly string[], alternatives: readonly Alternatives[], guess: Guess): void {
  const extra = Number(guess === "space");
  const most = extra > 0 ? mostOfVariant : mostOfWord;
  let size = 0;
  for (let level = 0; level <= most && (best[type]?.edits ?? most + 1) >= level + extra; level += 1) {
    const terms = alternatives.map((some) => some.filter(({ edits }) => edits <= level));
    if (terms.flat().length === size || terms.some((some) => some.length === 0)) continue;
    size = terms.flat().length;
    for (const { id, name, popularity, type: of } of index.names(terms)) {
      const match = isBlocked(of, id) ? null : closeness(typed, name);
      if (!match || (extra > 0 && match.edits > most) || !isPlausible(typed, match.edits + Number(guess !== "none"), match.part === 0)) continue;
      addCloser(best, { ...match, type: of, edits: match.edits + extra, popularity });
    }
  }
}

/** The two known words that a typed word may be, the pair whose rarer word has the most names: "starwars". */
function splitOf({ namesWith }: TitleIndex, word: string): string[] | null {
  let best: { names: number; halves: string[] } = { names: 0, halves: [] };
  for (let at = shortestHalf; at <= word.length - shortestHalf; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    const names = Math.min(...halves.map(namesWith));
    if (names > best.names) best = { names, halves };
  }
  return best.names > 0 ? best.halves : null;
}

/** The typed words with one of them split, or two neighbors joined: "starwars", "metro polis". */
function variantsOf(index: TitleIndex, typed: readonly string[]): string[][] {
  const joined = typed.slice(1).map((word, at) => typed.toSpliced(at, 2, `${typed[at]}${word}`));
  const split = typed.flatMap((word, at) => {
    const halves = splitOf(index, word);
    return halves ? [typed.toSpliced(at, 1, ...halves)] : [];
  });
  return [...joined, ...split];
}

/**
 * The closest names for a query. Words of the index are taken as they are typed, unless that leads to no name of the searched type. Greek and
 * Cyrillic words are tried in Latin letters too. A space too many or too few is an edit, and is tried where no name of that type has the words as typed.
 */
export function findNames(wanted: Wanted, query: string, type: SearchType): BestNames {
  const typed = wordsOf(query).slice(0, mostTyped);
  const search = { ...wanted, type, best: {} as BestNames };
  if (typed.length === 0) return search.best;
  const lookUp = createLookup(wanted);
  addNames(search, typed, lookUp(typed, true), "none");
  if (!search.best[type]) addNames(search, typed, lookUp(typed, false), "none");
  const latin = typed.map(inLatin);
  if (!search.best[type] && latin.join() !== typed.join()) addNames(search, latin, lookUp(latin, true), "alphabet");
  if (search.best[type]?.edits !== 0) for (const variant of variantsOf(wanted.index, typed)) addNames(search, variant, lookUp(variant, true), "space");
  return search.best;
}
