import type { TitleIndex } from "./build-title-index.ts";
import { mostEdits, swapsOf } from "./edits.ts";
import { wordNumber, wordsLike } from "./word-trie.ts";

/** Bounds the time of a search in an index of any size. The words of the most popular names come first. */
const mostWords = 64;

type WordMatch = { word: number; edits: number };

/**
 * The words of the index that one typed word may mean, closest first. `names`: how many names they lead to. `isOpen`: there are more that are as
 * close as the first, e.g. to a prefix of one letter, so that the names themselves must be looked at.
 */
export type Candidates = { words: readonly WordMatch[]; names: number; isOpen: boolean };

export const namesWith = ({ postingStarts, postings }: TitleIndex, word: number): Uint32Array =>
  postings.subarray(postingStarts[word], postingStarts[word + 1]);

/** The best of many: closest first, then the words of the most popular names. A word that comes again comes with more edits. */
function createShortlist({ postingStarts, postings }: TitleIndex) {
  const best: (WordMatch & { firstName: number })[] = [];
  const taken = new Set<number>();
  let isFull = false;
  let atFirstEdits = 0;
  const isBefore = (edits: number, firstName: number, other: { edits: number; firstName: number }): boolean =>
    edits !== other.edits ? edits < other.edits : firstName < other.firstName;
  return {
    best,
    /** Whether the words left out are as close as the first. */
    isOpen: () => isFull && atFirstEdits > mostWords,
    add: (word: number, edits: number): void => {
      const firstName = postings[postingStarts[word] ?? 0] ?? 0;
      if (edits === (best[0]?.edits ?? edits)) atFirstEdits += 1;
      const last = best.at(-1);
      if (best.length >= mostWords && last) {
        isFull = true;
        if (!isBefore(edits, firstName, last)) return;
      }
      if (taken.has(word)) return;
      taken.add(word);
      const at = best.findIndex((other) => isBefore(edits, firstName, other));
      best.splice(at < 0 ? best.length : at, 0, { word, edits, firstName });
      if (best.length > mostWords) best.pop();
    },
  };
}

function candidatesFor(index: TitleIndex, typed: string, isPrefix: boolean, most: number): Candidates {
  const shortlist = createShortlist(index);
  for (const range of wordsLike(index.words, typed, { isPrefix, most }).sort((a, b) => a.edits - b.edits))
    for (let word = range.from; word < range.to; word += 1) shortlist.add(word, range.edits);
  for (const swapped of most > 0 ? swapsOf(typed) : []) {
    const word = wordNumber(index.words, swapped);
    if (word >= 0) shortlist.add(word, 1);
  }
  const names = shortlist.best.reduce((sum, { word }) => sum + namesWith(index, word).length, 0);
  return { words: shortlist.best, names, isOpen: shortlist.isOpen() };
}

/** Each lookup once for a query. `most`: edits; a word that is known as typed stands for itself if `keepKnown`. */
export function createLookup(index: TitleIndex) {
  const cached = new Map<string, Candidates>();
  const lookUp = (typed: string, isPrefix: boolean, most: number): Candidates => {
    const key = `${most} ${isPrefix} ${typed}`;
    const candidates = cached.get(key) ?? candidatesFor(index, typed, isPrefix, most);
    cached.set(key, candidates);
    return candidates;
  };
  return (typed: readonly string[], { most, keepKnown }: { most: number; keepKnown: boolean }): Candidates[] =>
    typed.map((word, at) => {
      const isPrefix = at === typed.length - 1;
      const known = keepKnown ? lookUp(word, isPrefix, 0) : null;
      return known && known.words.length > 0 ? known : lookUp(word, isPrefix, Math.min(most, mostEdits(word)));
    });
}
