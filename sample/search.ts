import type { Title } from "./collection.ts";
import type { PersonData } from "./data-schema.ts";

/** Letters that Unicode does not decompose. */
const transliterated: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ı: "i" };

const maxQueryChars = 200;

/** Lower case, without accents, apostrophes and punctuation, one space between words. Every script stays what it is. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => transliterated[letter] ?? "")
    .replace(/['’‘ʼ`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const withoutArticle = (text: string): string => text.replace(/^(?:the|an?|der|die|das|le|la|les|el|il) /, "");
const together = (text: string): string => text.replaceAll(" ", "");

/** How well a name answers: 0 the very name, 1 but for an article, 2 its beginning, 3 all words begin one of its; else `null`. */
function rankOf(name: string, query: string): number | null {
  if (name === query) return 0;
  if (withoutArticle(name) === withoutArticle(query)) return 1;
  if (name.startsWith(query) || withoutArticle(name).startsWith(query) || together(name).startsWith(together(query))) return 2;
  const words = name.split(" ");
  return query.split(" ").every((wanted) => words.some((word) => word.startsWith(wanted))) ? 3 : null;
}

type Searchable = { id: number; popularity: number };
type Entry<T> = { item: T; names: string[] };

/** Folds every name once; the answer takes a query and returns the best first, the popular before the others. */
function searchOf<T extends Searchable>(items: Iterable<T>, namesOf: (item: T) => string[]): (query: string) => T[] {
  const entries: Entry<T>[] = [...items].map((item) => ({ item, names: [...new Set(namesOf(item).map(folded))].filter(Boolean) }));
  return (query) => {
    const wanted = folded(query.slice(0, maxQueryChars));
    if (wanted === "") return [];
    return entries
      .flatMap(({ item, names }) => {
        const ranks = names.map((name) => rankOf(name, wanted)).filter((rank) => rank !== null);
        return ranks.length === 0 ? [] : [{ item, rank: Math.min(...ranks) }];
      })
      .toSorted((a, b) => a.rank - b.rank || b.item.popularity - a.item.popularity || a.item.id - b.item.id)
      .map(({ item }) => item);
  };
}

export const titleSearch = <T extends Title>(titles: Iterable<T>): ((query: string) => T[]) =>
  searchOf(titles, ({ title, original_title }) => [title, original_title]);

export const peopleSearch = (people: Iterable<PersonData>): ((query: string) => PersonData[]) => searchOf(people, (person) => [person.name]);
