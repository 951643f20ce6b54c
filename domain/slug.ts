import { limits } from "./limits.ts";

/** ASCII spellings of letters that Unicode does not decompose. */
const ascii: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ı: "i" };

/** `text` must be in lower case. */
export const transliterated = (text: string): string => text.replace(/[ßæœøđðþłı]/g, (letter) => ascii[letter] ?? "");

/**
 * "The Kid" gives "the-kid", "Amélie" gives "amelie", a title without Latin letters or digits gives "".
 * The input is cut first, to bound the cost of a hostile title.
 */
export function slugOf(title: string): string {
  const plain = title.slice(0, limits.slug.inputMaxChars).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = transliterated(plain)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.join("-").slice(0, limits.slug.maxChars).replace(/-$/, "");
}
