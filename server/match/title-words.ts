/** Words that names write in several ways, or leave out: "&" and "and", articles, what has or may have an apostrophe. */
const uncertain =
  /^(?:and|und|et|y|the|an?|der|die|das|le|la|les|.*s|.*nt|im|ive|id|ill|youre|theyre|were|youve|youll|lets)$|^\P{L}*\p{L}\P{L}*$|['’‘ʼ`´]|^[dlo]['’]/iu;

const isCertain = (word: string): boolean => /^[\p{L}\p{N}]+$/u.test(word) && !uncertain.test(word);

/** Wider searches for a title, each in words that are spelled alike everywhere: all of them, then the longest of a title that has none. */
export function certainWords(title: string): string[] {
  const words = title.split(/[^\p{L}\p{M}\p{N}'’‘ʼ`´]+/u).filter(Boolean);
  const certain = words.filter(isCertain);
  if (certain.length === words.length) return [];
  if (certain.length > 0) return [certain.join(" ")];
  return words.length > 1 ? words.toSorted((a, b) => b.length - a.length).slice(0, 2) : [];
}
