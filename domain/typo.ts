/** Whether the Damerau-Levenshtein distance is at most 1: one letter added, missing or wrong, or two swapped. Linear time. */
export function isWithinOneTypo(a: string, b: string): boolean {
  const [short, long] = [[...a], [...b]].toSorted((one, other) => one.length - other.length) as [string[], string[]];
  if (long.length - short.length > 1) return false;
  const first = short.findIndex((letter, index) => letter !== long[index]);
  if (first < 0) return true;
  const sameAfter = (shortFrom: number, longFrom: number): boolean => short.slice(shortFrom).join("") === long.slice(longFrom).join("");
  if (short.length < long.length) return sameAfter(first, first + 1);
  const isSwapped = short[first] === long[first + 1] && short[first + 1] === long[first];
  return sameAfter(first + 1, first + 1) || (isSwapped && sameAfter(first + 2, first + 2));
}

/** `name` must be folded (see `folded`). */
export const withoutArticle = (name: string): string => name.replace(/^(?:the|an?) /, "");

/** Prefixes of a name with as many words as the query, plus or minus one: a typo may split or join words. */
function wordPrefixes(name: string, query: string): string[] {
  const words = name.split(" ");
  const count = query.split(" ").length;
  return [count - 1, count, count + 1].filter((length) => length > 0 && length < words.length).map((length) => words.slice(0, length).join(" "));
}

/** How a folded name matches a folded query: 0 equal, 1 within a typo, 2 a prefix within a typo, else `null`. */
export function typoRank(name: string, query: string): 0 | 1 | 2 | null {
  const names = [name, withoutArticle(name)];
  const queries = [query, withoutArticle(query)];
  const some = (matches: (name: string, query: string) => boolean): boolean => names.some((one) => queries.some((other) => matches(one, other)));
  if (some((one, other) => one === other)) return 0;
  if (some(isWithinOneTypo)) return 1;
  return some((one, other) => wordPrefixes(one, other).some((prefix) => isWithinOneTypo(prefix, other))) ? 2 : null;
}
