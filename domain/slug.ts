import { limits } from "./limits.ts";

/** Letters that Unicode does not decompose, as they are written in plain ASCII. */
const ascii: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ı: "i" };

/** `text` is in lower case. */
export const transliterated = (text: string): string => text.replace(/[ßæœøđðþłı]/g, (letter) => ascii[letter] ?? "");

/**
 * "The Kid" gives "the-kid", "Amélie" gives "amelie", a title without Latin letters or digits gives "".
 * Linear in its input, which is cut first, so that a hostile title costs no more than a long one.
 */
export function slugOf(title: string): string {
  const plain = title.slice(0, limits.slug.inputMaxChars).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = transliterated(plain)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.join("-").slice(0, limits.slug.maxChars).replace(/-$/, "");
}
