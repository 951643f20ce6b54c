import type { Random } from "#sample/artwork/random.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"] as [string, ...string[]];

/** A word with one letter missing, added, wrong, or swapped with the next. */
function edited(word: string, random: Random): string {
  const at = random.whole(0, word.length - 2);
  const letter = random.oneOf(letters);
  const chosen = random.oneOf([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ]);
  return chosen === word ? edited(word, random) : chosen;
}

/**
 * A title with one of its words misspelled as issue 18 forgives it: one edit in a word of four to seven letters, two from eight. `null` if no word
 * is that long.
 */
export function misspelled(title: string, random: Random): string | null {
  const words = title.split(" ");
  const [first, ...others] = [...words.keys()].filter((at) => /^\p{L}{4,}$/u.test(words[at] ?? ""));
  if (first === undefined) return null;
  const at = random.oneOf([first, ...others]);
  const word = words[at] ?? "";
  const once = edited(word, random);
  return words.with(at, word.length < 8 ? once : edited(once, random)).join(" ");
}
