import type { SearchType } from "#domain/addresses.ts";
import { editsBetween, isPlausible } from "./edits.ts";
import { inLatin, spelledWordsOf, withoutArticle, wordsOf } from "./name-words.ts";

/** How much of a name the typed words are: all of it but an article, its beginning, or words within it. */
type Part = 0 | 1 | 2;

/** `text`: the typed words as the name spells them. `edits`: letters and spaces that were added, missing, wrong or swapped. */
export type NameMatch = { type: SearchType; name: string; text: string; edits: number; part: Part; popularity: number };

export const isCloser = (a: NameMatch, b: NameMatch): boolean =>
  a.edits !== b.edits ? a.edits < b.edits : a.part !== b.part ? a.part < b.part : a.popularity > b.popularity;

/** For each typed word the place of the closest word of the name, each place once; `null` if one has none. */
function placesOf(typed: readonly string[], words: readonly string[]): { places: number[]; edits: number } | null {
  const places: number[] = [];
  let sum = 0;
  for (const [index, word] of typed.entries()) {
    let best: { place: number; edits: number } | null = null;
    for (const [place, candidate] of words.entries()) {
      if (places.includes(place)) continue;
      const edits = editsBetween(word, candidate, index === typed.length - 1);
      if (edits !== null && (best === null || edits < best.edits)) best = { place, edits };
    }
    if (best === null) return null;
    places.push(best.place);
    sum += best.edits;
  }
  return { places, edits: sum };
}

function partOf(places: readonly number[], words: readonly string[]): Part {
  const article = words.length - withoutArticle(words).length;
  if (new Set([...places, ...Array(article).keys()]).size === words.length) return 0;
  return places[0] === 0 || places[0] === article ? 1 : 2;
}

/** Compares typed words with a name in its own letters and in Latin ones. The last word may be a prefix. @returns `null` if too little is alike */
export function closeness(typed: readonly string[], name: string): Omit<NameMatch, "type" | "popularity"> | null {
  const words = wordsOf(name);
  const found = placesOf(typed, words) ?? placesOf(typed, words.map(inLatin));
  if (found === null) return null;
  const part = partOf(found.places, words);
  if (!isPlausible(typed, found.edits, part === 0)) return null;
  const spelled = spelledWordsOf(name);
  const shown = spelled.length === words.length ? spelled : words;
  return { name, text: part === 0 ? name : found.places.map((place) => shown[place]).join(" "), edits: found.edits, part };
}
