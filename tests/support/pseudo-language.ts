const vowels: Record<string, string> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú" };

/** "[Sééttííngs]": with accents, 40 % longer, and in brackets, so that a text of the code itself is one without. */
const pseudoText = (text: string): string => (/\p{L}/u.test(text) ? `[${text.replace(/[aeiou]/gi, (vowel) => (vowels[vowel] ?? vowel).repeat(2))}]` : text);

/** Addresses and ids among the words. */
const isNoText = (key: string): boolean => key === "to" || key === "id";

/** English words as a language that no one speaks. Functions stay functions. */
export function inPseudo(words: unknown): unknown {
  if (typeof words === "string") return pseudoText(words);
  if (typeof words === "function") return (...values: unknown[]) => inPseudo(words(...values));
  if (Array.isArray(words)) return words.map(inPseudo);
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, isNoText(key) ? value : inPseudo(value)]));
}
