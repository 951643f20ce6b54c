import type { TitleIndex } from "./build-title-index.ts";
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
export function variantsOf(index: TitleIndex, typed: readonly string[]): string[][] {
  const replaced = (at: number, count: number, words: readonly string[]): string[] => typed.toSpliced(at, count, ...words);
  const joined = typed.slice(1).map((word, at) => replaced(at, 2, [`${typed[at]}${word}`]));
  const split = typed.flatMap((word, at) => {
    const halves = splitOf(index, word);
    return halves ? [replaced(at, 1, halves)] : [];
  });
  return [...joined, ...split];
}
