import { editsBetween, mostEdits, mostOfPrefix, mostOfWhole } from "./edits.ts";

type WordMatch = { word: string; edits: number };

/** Bounds the names that a search looks up. Words of popular names come first. */
const mostMatches = 50;

const lengthShift = 26;
const longestCounted = 31;
const isSwappable = (typed: string, length: number): boolean => typed.length === 3 && length === 3;

/** Which letters a word has, in 26 bits, and above them its length up to 31. Letters may share a bit. */
function maskOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % lengthShift);
  return letters | (Math.min(longestCounted, word.length) << lengthShift);
}

function isAtMost(most: number, bits: number): boolean {
  let left = bits << 6;
  for (let count = 0; count < most && left !== 0; count += 1) left &= left - 1;
  return left === 0;
}

/**
 * Distinct words, those of the most popular names first. One edit changes at most one letter of each word's set, so a scan over the sets leaves few
 * words to compare.
 */
export function createWordList() {
  const words: string[] = [];
  // A typed array took half as long again.
  const masks: number[] = [];
  return {
    add: (word: string): void => {
      words.push(word);
      masks.push(maskOf(word));
    },
    /** Closest first. */
    like: (typed: string, isPrefix: boolean): WordMatch[] => {
      const most = mostEdits(typed);
      const mask = maskOf(typed);
      const byLength = Array.from({ length: longestCounted + 1 }, (_, length) => (isSwappable(typed, length) ? 1 : mostOfWhole(typed, length)));
      const ofPrefix = isPrefix ? mostOfPrefix(typed) : 0;
      const found: WordMatch[] = [];
      if (most === 0) return found;
      for (let index = 0; index < masks.length; index += 1) {
        const other = masks[index] ?? 0;
        const length = other >>> lengthShift;
        const missing = mask & ~other;
        const ofWhole = byLength[length] ?? 0;
        const isLikeWhole =
          Math.abs(length - Math.min(longestCounted, typed.length)) <= ofWhole && isAtMost(ofWhole, missing) && isAtMost(ofWhole, other & ~mask);
        if (!isLikeWhole && !(ofPrefix > 0 && length >= typed.length - ofPrefix && isAtMost(ofPrefix, missing))) continue;
        const word = words[index] ?? "";
        if (!isLikeWhole && word.charCodeAt(0) !== typed.charCodeAt(0)) continue;
        const edits = editsBetween(typed, word, isPrefix);
        if (edits !== null) found.push({ word, edits });
      }
      return found.sort((a, b) => a.edits - b.edits).slice(0, mostMatches);
    },
  };
}
