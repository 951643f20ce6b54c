import { folded } from "#features/search/model/search-query.ts";

/** A hostile name must not fill the index. In UTF-16 units and words. */
const longest = { name: 300, word: 40, words: 24 };

const cyrillic: Record<string, string> = {
  ...{ а: "a", б: "b", в: "v", г: "g", ґ: "g", д: "d", ђ: "dj", е: "e", є: "ye", ё: "e", ж: "zh", з: "z", и: "i", і: "i", ї: "yi", й: "y", ј: "j" },
  ...{ к: "k", л: "l", љ: "lj", м: "m", н: "n", њ: "nj", о: "o", п: "p", р: "r", с: "s", т: "t", ћ: "c", у: "u", ў: "u", ф: "f", х: "kh", ц: "ts" },
  ...{ ч: "ch", џ: "dz", ш: "sh", щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya" },
};
const greek: Record<string, string> = {
  ...{ α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l", μ: "m", ν: "n", ξ: "x", ο: "o", π: "p" },
  ...{ ρ: "r", σ: "s", ς: "s", τ: "t", υ: "y", φ: "f", χ: "ch", ψ: "ps", ω: "o" },
};
const latin: Record<string, string> = { ...cyrillic, ...greek };

/** "s w a t" is one word, as "S.W.A.T." folds. Two letters may be the initials of a name. */
const joinedLetters = (text: string): string =>
  text.replace(/(?<!\S)\p{Script=Latin}(?: \p{Script=Latin}){2,}(?!\S)/gu, (letters) => letters.replaceAll(" ", ""));

/** The words of a name or a query, folded. */
export const wordsOf = (name: string): string[] =>
  joinedLetters(folded(name.slice(0, longest.name)))
    .split(" ", longest.words)
    .map((word) => word.slice(0, longest.word))
    .filter(Boolean);

/** In Latin letters, if the word is Cyrillic or Greek: "сталкер" is also found as "stalker". */
export const inLatin = (word: string): string =>
  /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word) ? word.normalize("NFKC").replace(/[Ͱ-ϿЀ-ӿ]/g, (letter) => latin[letter] ?? letter) : word;

/** The pieces of a name as it is spelled, one for each of its folded words: "Spider-Man" has two. */
export const spelledWordsOf = (name: string): string[] => name.match(/[\p{L}\p{M}\p{N}'’‘ʼ`´]+/gu) ?? [];

const articles = new Set(["the", "a", "an"]);

export const withoutArticle = (words: readonly string[]): readonly string[] => (words.length > 1 && articles.has(words[0] ?? "") ? words.slice(1) : words);
