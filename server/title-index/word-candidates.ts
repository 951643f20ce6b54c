import type { TitleIndex } from "./build-title-index.ts";
import { mostEdits, swapsOf } from "./edits.ts";
import { type WordRange, wordNumber, wordsLike } from "./word-trie.ts";

/** Bound the time of a search in an index of any size: about 20 ms. The words of the most popular names come first. */
const mostWords = 1000;
const mostNodes = 600_000;

type WordMatch = { word: number; edits: number };
type Budget = { nodes: number };

/**
 * The words of the index that one typed word may mean, closest first. `names`: how many names they lead to. `isOpen`: there are more that are as
 * close as the first, e.g. to a prefix of one letter, so that the names themselves must be looked at.
 */
export type Candidates = { words: readonly WordMatch[]; names: number; isOpen: boolean };

export const namesWith = ({ postingStarts, postings }: TitleIndex, word: number): Uint32Array =>
  postings.subarray(postingStarts[word], postingStarts[word + 1]);

/** Whole words before those that only begin so. */
const rankOf = ({ edits, isWhole }: WordRange): number => 2 * edits + Number(!isWhole);
const editsOf = (rank: number): number => rank >> 1;

/** The words of the lowest rank, then those of the most popular names; `mostWords` of them. */
function closest({ postingStarts, postings }: TitleIndex, ranks: ReadonlyMap<number, number>): WordMatch[] {
  const firstName = (word: number): number => postings[postingStarts[word] ?? 0] ?? 0;
  const chosen: WordMatch[] = [];
  for (const [, matches] of [...Map.groupBy(ranks, ([, rank]) => rank)].sort(([a], [b]) => a - b)) {
    const room = mostWords - chosen.length;
    const lastName = matches.length > room ? (Uint32Array.from(matches, ([word]) => firstName(word)).sort()[room - 1] ?? -1) : Number.POSITIVE_INFINITY;
    const popular = matches.filter(([word]) => firstName(word) <= lastName).map(([word, rank]) => ({ word, edits: editsOf(rank), name: firstName(word) }));
    chosen.push(...popular.sort((one, other) => one.name - other.name));
    if (matches.length >= room) break;
  }
  return chosen;
}

function candidatesFor(index: TitleIndex, typed: string, isPrefix: boolean, most: number, budget: Budget): Candidates {
  const ranks = new Map<number, number>();
  for (const range of wordsLike(index.words, typed, { isPrefix, most, budget }).sort((a, b) => rankOf(a) - rankOf(b)))
    for (let word = range.from; word < range.to; word += 1) if (!ranks.has(word)) ranks.set(word, rankOf(range));
  for (const swapped of most > 0 ? swapsOf(typed) : []) {
    const word = wordNumber(index.words, swapped);
    if (word >= 0 && !ranks.has(word)) ranks.set(word, 2);
  }
  const words = closest(index, ranks);
  const names = words.reduce((sum, { word }) => sum + namesWith(index, word).length, 0);
  return { words, names, isOpen: words.length >= mostWords && words[0]?.edits === words.at(-1)?.edits };
}

/**
 * Looks each word of a query up once. `most`: edits; a word of the index stands for itself if `keepExact`. The result is empty if one word is
 * like none.
 */
export function createLookup(index: TitleIndex) {
  const cached = new Map<string, Candidates>();
  const budget = { nodes: mostNodes };
  const lookUp = (typed: string, isPrefix: boolean, most: number): Candidates => {
    const key = `${most} ${isPrefix} ${typed}`;
    const candidates = cached.get(key) ?? candidatesFor(index, typed, isPrefix, most, budget);
    cached.set(key, candidates);
    return candidates;
  };
  const ofWord = (word: string, isPrefix: boolean, most: number, keepExact: boolean): Candidates => {
    const exact = keepExact ? lookUp(word, isPrefix, 0) : null;
    return exact && exact.words.length > 0 ? exact : lookUp(word, isPrefix, Math.min(most, mostEdits(word)));
  };
  return (typed: readonly string[], { most, keepExact }: { most: number; keepExact: boolean }): Candidates[] => {
    const all: Candidates[] = [];
    for (const [at, word] of typed.entries()) {
      const candidates = ofWord(word, at === typed.length - 1, most, keepExact);
      if (candidates.words.length === 0) return [];
      all.push(candidates);
    }
    return all;
  };
}
