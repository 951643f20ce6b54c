import { transliterated } from "#domain/slug.ts";
import type { Title } from "./collection.ts";
import type { PersonData } from "./data-schema.ts";

const maxQueryChars = 200;

/** Lower case, without accents, apostrophes and punctuation, single spaces. Other scripts keep their letters. */
export const folded = (text: string): string =>
  transliterated(text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase())
    .replace(/['’‘ʼ`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const withoutArticle = (text: string): string => text.replace(/^(?:the|an?|der|die|das|le|la|les|el|il) /, "");
const withoutSpaces = (text: string): string => text.replaceAll(" ", "");

/** 0 equal, 1 equal without an article, 2 a prefix, 3 each word of the query begins a word of the name, else `null`. */
function rankOf(name: string, query: string): number | null {
  if (name === query) return 0;
  if (withoutArticle(name) === withoutArticle(query)) return 1;
  if (name.startsWith(query) || withoutArticle(name).startsWith(query) || withoutSpaces(name).startsWith(withoutSpaces(query))) return 2;
  const words = name.split(" ");
  return query.split(" ").every((prefix) => words.some((word) => word.startsWith(prefix))) ? 3 : null;
}

type Searchable = { id: number; popularity: number };
type Entry<T> = { item: T; names: string[] };

/** Folds every name once. The returned function sorts its results by rank, then popularity. */
function searchOf<T extends Searchable>(items: Iterable<T>, namesOf: (item: T) => string[]): (query: string) => T[] {
  const entries: Entry<T>[] = [...items].map((item) => ({ item, names: [...new Set(namesOf(item).map(folded))].filter(Boolean) }));
  return (query) => {
    const foldedQuery = folded(query.slice(0, maxQueryChars));
    if (foldedQuery === "") return [];
    return entries
      .flatMap(({ item, names }) => {
        const ranks = names.map((name) => rankOf(name, foldedQuery)).filter((rank) => rank !== null);
        return ranks.length === 0 ? [] : [{ item, rank: Math.min(...ranks) }];
      })
      .toSorted((a, b) => a.rank - b.rank || b.item.popularity - a.item.popularity || a.item.id - b.item.id)
      .map(({ item }) => item);
  };
}

export const titleSearch = <T extends Title>(titles: Iterable<T>): ((query: string) => T[]) =>
  searchOf(titles, ({ title, original_title, english, alternativeTitles }) => [title, original_title, english.title, ...alternativeTitles]);

export const peopleSearch = (people: Iterable<PersonData>): ((query: string) => PersonData[]) => searchOf(people, (person) => [person.name]);

/** Of companies or keywords: those of the most titles first. */
export const referenceSearch = <T extends { id: number; name: string; titles: number }>(references: Iterable<T>): ((query: string) => T[]) =>
  searchOf(
    [...references].map((reference) => ({ ...reference, popularity: reference.titles })),
    (reference) => [reference.name],
  );
