import { type IsBlocked, mostTyped } from "./find-names.ts";
import { closeness } from "./name-match.ts";
import { wordsOf } from "./name-words.ts";
import type { TitleIndex } from "./title-index.ts";

export type BegunName = { name: string; startsSo: boolean; popularity: number };

/** Names that hold the typed words as they are spelled, the last of them perhaps unfinished. */
export function begunNames(index: TitleIndex, isBlocked: IsBlocked, query: string): BegunName[] {
  const typed = wordsOf(query).slice(0, mostTyped);
  const terms = typed.map((word, at) => [{ word, isPrefix: at === typed.length - 1 }]);
  return index.names(terms).flatMap(({ type, id, name, popularity }) => {
    const match = closeness(typed, name);
    return match?.edits === 0 && !isBlocked(type, id) ? [{ name, startsSo: match.part < 2, popularity }] : [];
  });
}

/** For a list of suggestions: names that begin as typed, then those with the words within them; the most popular first, each once. */
export function bestBegun(names: readonly BegunName[], most: number): string[] {
  const sorted = names.toSorted((a, b) => Number(b.startsSo) - Number(a.startsSo) || b.popularity - a.popularity);
  return [...new Set(sorted.map(({ name }) => name))].slice(0, most);
}
