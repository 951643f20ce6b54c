import { defaultLanguage, type Language, languageOf } from "#domain/languages.ts";
import type { WordGroup, Words } from "#languages/words.ts";
import type { WordSource } from "./use-words.tsx";

/** The file of each group in the document's language. A table of all languages would weigh on every page. */
export type WordFiles = Partial<Record<WordGroup, string>>;

/** Fetches the words of a language by group, each once. */
export function createWords(language: Language, files: WordFiles): WordSource {
  const loaded: Partial<Record<WordGroup, Words[WordGroup]>> = {};
  const flights = new Map<WordGroup, Promise<unknown>>();
  const load = async (group: WordGroup): Promise<void> => {
    const file = files[group];
    if (!file) throw new Error(`There are no words "${group}" in "${language}"`);
    const module = (await import(/* @vite-ignore */ file)) as { words: Words[WordGroup] };
    loaded[group] = module.words;
  };
  return {
    language,
    loaded: loaded as Partial<Words>,
    load(group) {
      const flight =
        flights.get(group) ??
        load(group).catch((error) => {
          flights.delete(group);
          throw error;
        });
      flights.set(group, flight);
      return flight;
    },
  };
}

export const documentLanguage = (): Language => languageOf(document.documentElement.lang) ?? defaultLanguage;
