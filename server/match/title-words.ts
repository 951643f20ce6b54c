/** Words that names and film databases spell in several ways: "&" and "and", and what has or may have lost an apostrophe. */
const variable = /^(?:and|und|et|y|.*s|.*nt|im|ive|id|ill|youre|theyre|were|youve|youll)$|['’‘ʼ`´]/iu;
/** They may be missing, and letters of an abbreviation may be one word. */
const optional = /^(?:the|an?|der|die|das|le|la|les|el|\p{L})$/iu;

/** Wider searches for a title, each in words that are spelled alike everywhere: all of them, then the longest of a title that has none. */
export function certainWords(title: string): string[] {
  const hasSign = title.includes("&");
  const words = title.split(/[^\p{L}\p{M}\p{N}'’‘ʼ`´]+/u).filter(Boolean);
  if (!hasSign && !words.some((word) => variable.test(word))) return [];
  const certain = words.filter((word) => !variable.test(word) && !optional.test(word));
  if (certain.length > 0) return [certain.join(" ")];
  return words.length > 1 ? words.toSorted((a, b) => b.length - a.length).slice(0, 2) : [];
}
