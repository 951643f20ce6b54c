import { setImmediate } from "node:timers/promises";
import type { SearchType } from "#domain/addresses.ts";
import type { TitleName } from "#domain/inventory.ts";
import { inLatin, wordsOf } from "./name-words.ts";
import { buildTrie, type WordTrie } from "./word-trie.ts";

/** Names in the order of their popularity, and the words that lead to them. */
export type TitleIndex = {
  words: WordTrie;
  /** The names with word `w`, most popular first: `postings` from `postingStarts[w]` up to `postingStarts[w + 1]`. */
  postingStarts: Uint32Array;
  postings: Uint32Array;
  /** By name; see `indexedTypes`. */
  types: Uint8Array;
  ids: Uint32Array;
  popularities: Float32Array;
  nameAt: (ordinal: number) => string;
};

export const indexedTypes: readonly SearchType[] = ["movies", "tv", "people"];

/** A name's distinct words, also in Latin letters. */
function indexedWords(name: string): Set<string> {
  const words = wordsOf(name);
  return new Set([...words, ...words.map(inLatin)]);
}

type Postings = Map<string, number[]>;

function addPosting(postings: Postings, ordinal: number, name: string): void {
  for (const word of indexedWords(name)) {
    const list = postings.get(word);
    if (list) list.push(ordinal);
    else postings.set(word, [ordinal]);
  }
}

function startsOf(lists: readonly (readonly unknown[])[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1);
  for (const [index, list] of lists.entries()) starts[index + 1] = (starts[index] ?? 0) + list.length;
  return starts;
}

const byPopularity = (names: readonly TitleName[]): TitleName[] => names.toSorted((a, b) => b.popularity - a.popularity);

function indexOf(names: readonly TitleName[], lists: Postings): TitleIndex {
  const words = [...lists.keys()].sort();
  const sorted = words.map((word) => lists.get(word) ?? []);
  const postingStarts = startsOf(sorted);
  const postings = new Uint32Array(postingStarts.at(-1) ?? 0);
  for (const [word, list] of sorted.entries()) postings.set(list, postingStarts[word] ?? 0);
  return {
    words: buildTrie(words),
    postingStarts,
    postings,
    types: Uint8Array.from(names, ({ type }) => indexedTypes.indexOf(type)),
    ids: Uint32Array.from(names, ({ id }) => id),
    popularities: Float32Array.from(names, ({ popularity }) => popularity),
    nameAt: (ordinal) => names[ordinal]?.name ?? "",
  };
}

export function buildTitleIndex(unsorted: readonly TitleName[]): TitleIndex {
  const names = byPopularity(unsorted);
  const postings: Postings = new Map();
  for (const [ordinal, { name }] of names.entries()) addPosting(postings, ordinal, name);
  return indexOf(names, postings);
}

const namesBetweenPauses = 250;

/** For a process that serves visitors meanwhile: the event loop waits for a few milliseconds at a time, and about 50 ms at the end for 50,000 names. */
export async function buildTitleIndexInSteps(unsorted: readonly TitleName[]): Promise<TitleIndex> {
  const names = byPopularity(unsorted);
  const postings: Postings = new Map();
  for (const [ordinal, { name }] of names.entries()) {
    addPosting(postings, ordinal, name);
    if (ordinal % namesBetweenPauses === 0) await setImmediate();
  }
  return indexOf(names, postings);
}
