/** Whether one letter too many, too few, wrong, or two swapped ones make `a` into `b`. Equal texts are within it. Linear. */
export function isWithinOneTypo(a: string, b: string): boolean {
  const [short, long] = [[...a], [...b]].toSorted((one, other) => one.length - other.length) as [string[], string[]];
  if (long.length - short.length > 1) return false;
  const at = short.findIndex((letter, index) => letter !== long[index]);
  if (at < 0) return true;
  const sameAfter = (shortFrom: number, longFrom: number): boolean => short.slice(shortFrom).join("") === long.slice(longFrom).join("");
  if (short.length < long.length) return sameAfter(at, at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return sameAfter(at + 1, at + 1) || (isSwapped && sameAfter(at + 2, at + 2));
}

/** `name` is folded. */
export const withoutArticle = (name: string): string => name.replace(/^(?:the|an?) /, "");

/** The first words of a name, as many as `wanted` has, give or take the one that a typo splits or joins. */
function beginnings(name: string, wanted: string): string[] {
  const words = name.split(" ");
  const count = wanted.split(" ").length;
  return [count - 1, count, count + 1].filter((length) => length > 0 && length < words.length).map((length) => words.slice(0, length).join(" "));
}

/** How a folded name answers a folded query: 0 it is the name, 1 but for one typo, 2 but for one typo its beginning, else `null`. */
export function typoRank(name: string, query: string): 0 | 1 | 2 | null {
  const names = [name, withoutArticle(name)];
  const queries = [query, withoutArticle(query)];
  const some = (fits: (name: string, query: string) => boolean): boolean => names.some((one) => queries.some((other) => fits(one, other)));
  if (some((one, other) => one === other)) return 0;
  if (some(isWithinOneTypo)) return 1;
  return some((one, other) => beginnings(one, other).some((beginning) => isWithinOneTypo(beginning, other))) ? 2 : null;
}
