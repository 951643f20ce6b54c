import { editsBetween, mostEdits, mostOfPrefix, mostOfWhole } from "./edits.ts";

type WordMatch = { word: string; edits: number };

/** Bounds the names that a search looks up. Words of popular names come first. */
const mostMatches = 50;
/** A word of the index is no longer. */
const longest = 40;

/** Which letters a word has, in 32 bits: letters may share one. */
function maskOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function isAtMost(most: number, bits: number): boolean {
  let left = bits;
  for (let count = 0; count < most && left !== 0; count += 1) left &= left - 1;
  return left === 0;
}

/** Two neighbors may be swapped in a word that is too short for another edit. */
const isSwappable = (typed: string, length: number): boolean => typed.length === 3 && length === 3;

/** Words of one length. A typed array of masks took half as long again. */
type Words = { words: string[]; masks: number[]; numbers: number[] };

/**
 * Distinct words, those of the most popular names first. One edit changes at most one letter of each word's set, so a scan over the sets leaves few
 * words to compare.
 */
export function createWordList() {
  const byLength: Words[] = Array.from({ length: longest + 1 }, () => ({ words: [], masks: [], numbers: [] }));
  let added = 0;
  return {
    add: (word: string): void => {
      const { words, masks, numbers } = byLength[Math.min(word.length, longest)] as Words;
      words.push(word);
      masks.push(maskOf(word));
      numbers.push(added++);
    },
    /** Closest first. */
    like: (typed: string, isPrefix: boolean): WordMatch[] => {
      const mask = maskOf(typed);
      const ofPrefix = isPrefix ? mostOfPrefix(typed) : 0;
      const found: (WordMatch & { number: number })[] = [];
      for (const [length, { words, masks, numbers }] of byLength.entries()) {
        const isNear = Math.abs(length - typed.length) <= mostEdits(typed);
        const ofWhole = isSwappable(typed, length) ? 1 : isNear ? mostOfWhole(typed, length) : 0;
        const isBegun = ofPrefix > 0 && length >= typed.length - ofPrefix;
        if (ofWhole === 0 && !isBegun) continue;
        for (let index = 0; index < masks.length; index += 1) {
          const other = masks[index] ?? 0;
          const missing = mask & ~other;
          const isLikeWhole = ofWhole > 0 && isAtMost(ofWhole, missing) && isAtMost(ofWhole, other & ~mask);
          if (!isLikeWhole && !(isBegun && isAtMost(ofPrefix, missing))) continue;
          const word = words[index] ?? "";
          if (!isLikeWhole && word.charCodeAt(0) !== typed.charCodeAt(0)) continue;
          const edits = editsBetween(typed, word, isPrefix);
          if (edits !== null) found.push({ word, edits, number: numbers[index] ?? 0 });
        }
      }
      return found.sort((a, b) => a.edits - b.edits || a.number - b.number).slice(0, mostMatches);
    },
  };
}
