import type { TitleIndex } from "./build-title-index.ts";
import { candidateNames, typeOf } from "./candidate-names.ts";
import { type IsBlocked, mostTyped } from "./find-names.ts";
import { closeness } from "./name-match.ts";
import { wordsOf } from "./name-words.ts";
import { createLookup } from "./word-candidates.ts";

export type BegunName = { name: string; startsSo: boolean; popularity: number };

/** Names that hold the typed words as they are spelled, the last of them perhaps unfinished. */
export function begunNames(index: TitleIndex, isBlocked: IsBlocked, query: string): BegunName[] {
  const typed = wordsOf(query).slice(0, mostTyped);
  const candidates = createLookup(index)(typed, { most: 0, keepExact: true });
  return candidateNames(index, candidates).flatMap((ordinal) => {
    const match = closeness(typed, index.nameAt(ordinal));
    if (match?.edits !== 0 || isBlocked(typeOf(index, ordinal), index.ids[ordinal] ?? 0)) return [];
    return [{ name: match.name, startsSo: match.part < 2, popularity: index.popularities[ordinal] ?? 0 }];
  });
}

/** For a list of suggestions: names that begin as typed, then those with the words within them; the most popular first, each once. */
export function bestBegun(names: readonly BegunName[], most: number): string[] {
  const sorted = names.toSorted((a, b) => Number(b.startsSo) - Number(a.startsSo) || b.popularity - a.popularity);
  return [...new Set(sorted.map(({ name }) => name))].slice(0, most);
}
