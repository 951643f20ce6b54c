import { transliterated } from "#domain/slug.ts";

/** Only these scripts lose their marks: in others a mark makes another letter. */
const marks = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu;

const apostrophes = /['’‘ʼ`´]/g;

/** Lower-case words without accents and punctuation; "&" is "and". */
function foldedWords(text: string): string[] {
  const plain = text.replace(apostrophes, "").normalize("NFKD").toLowerCase().replace(marks, "$1").normalize("NFKC").replaceAll("&", " and ");
  return transliterated(plain)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** "Häxan" is also spelled "Haexan". */
const spelledOut: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };
const withSpelledUmlauts = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => spelledOut[letter] ?? letter);

/** "I", "V" and "X" are left alone: they are words and initials as well. */
const romans = new Map(Object.entries({ ii: "2", iii: "3", iv: "4", vi: "6", vii: "7", viii: "8", ix: "9" }));
const withDigits = (words: readonly string[]): string[] => words.map((word, index) => (index > 0 ? (romans.get(word) ?? word) : word));

/** "Kid, The", "Kid The" and "Letzte Mann, Der" as people say them. */
export const withArticleFirst = (title: string): string =>
  title
    .replace(/(?<=\p{L})\s+the$/iu, ", The")
    .replace(/^(?<name>.+),\s*(?<article>the|an?|der|die|das|le|la|les|el|los|las|il|lo|gli|een|het|den|det|o|os|as)$/iu, "$<article> $<name>");

/**
 * What two spellings of one title have in common: case, accents, punctuation, spaces, "&", an article at the end, umlauts that are spelled
 * out, Roman numerals. Two titles are equal if they share a key.
 */
export function titleKeys(title: string): string[] {
  const spellings = [withArticleFirst(title.trim()), withSpelledUmlauts(withArticleFirst(title.trim()))];
  const keys = spellings.flatMap((spelling) => {
    const words = foldedWords(spelling);
    return [words.join(""), withDigits(words).join("")];
  });
  return [...new Set(keys)].filter((key) => key !== "");
}

/** For one title that is compared with many: its keys are made once. */
export function sameTitleAs(title: string): (other: string) => boolean {
  const keys = new Set(titleKeys(title));
  return (other) => titleKeys(other).some((key) => keys.has(key));
}

export const isSameTitle = (a: string, b: string): boolean => sameTitleAs(a)(b);

const article = /^(?:the|an?|der|die|das|le|la|les|el|il)\s+/i;
/** "The Kid" without its article. Equal then only beside an equal year. */
export const withoutArticle = (title: string): string => withArticleFirst(title.trim()).replace(article, "");
