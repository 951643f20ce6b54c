import { type Random, randomFrom } from "#sample/artwork/random.ts";

type Letters = readonly [string, ...string[]];
type Shape = (random: Random) => string;

const lettersOf = (text: string): Letters => [...text] as unknown as Letters;
const between = (random: Random, low: number, high: number, part: () => string): string => Array.from({ length: random.whole(low, high) }, part).join("");
const lettersFrom =
  (letters: Letters, low: number, high: number): Shape =>
  (random) =>
    between(random, low, high, () => random.oneOf(letters));

const onsets = [
  ...lettersOf("bcdfghjklmnpqrstvwxz"),
  "bl",
  "br",
  "cr",
  "dr",
  "fl",
  "gl",
  "gr",
  "gz",
  "kl",
  "kr",
  "pl",
  "pr",
  "sch",
  "sk",
  "sn",
  "st",
  "th",
  "zw",
] as const;
const vowels = ["a", "e", "i", "o", "u", "y", "ai", "ee", "ou"] as const;
const codas = ["", "", "b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "rp", "s", "t", "x", "z", "nd", "ng", "sh"] as const;
const syllable = (random: Random): string => random.oneOf(onsets) + random.oneOf(vowels) + random.oneOf(codas);

const fromRange = (first: number, count: number): Letters => Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at)) as unknown as Letters;

/** What a keyboard gives that a cat walks on, what a person makes up, and both in alphabets that the index spells in Latin letters, or does not. */
const shapes: readonly [Shape, ...Shape[]] = [
  lettersFrom(lettersOf("abcdefghijklmnopqrstuvwxyz"), 4, 7),
  lettersFrom(lettersOf("abcdefghijklmnopqrstuvwxyz"), 8, 12),
  (random) => between(random, 2, 4, () => syllable(random)),
  lettersFrom(lettersOf("αβγδεζηθικλμνξοπρστυφχψω"), 4, 9),
  lettersFrom(lettersOf("абвгдежзийклмнопрстуфхцчшщыэюя"), 4, 9),
  lettersFrom(fromRange(0xac00, 11_172), 2, 5),
  lettersFrom(fromRange(0x4e00, 8000), 2, 5),
];

/** As many of each shape. Always the same. */
export function inventedWords(count: number): string[] {
  const random = randomFrom("invented");
  return Array.from({ length: count }, (_, at) => (shapes[at % shapes.length] ?? shapes[0])(random));
}
