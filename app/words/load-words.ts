import { type Language, languageOf } from "#domain/languages.ts";
import type { WordGroup, Words } from "#languages/words.ts";
import type { WordSource } from "./use-words.tsx";

/** One chunk for each group of words in each language. */
const modules = import.meta.glob<{ words: Words[WordGroup] }>(["/languages/*/*.ts", "!/languages/*/{heads,media,player}.ts"]);

/** Fetches a language's words by group, each once. */
export function createWords(language: Language): WordSource {
  const loaded: { [Group in WordGroup]?: Words[WordGroup] } = {};
  const flights = new Map<WordGroup, Promise<unknown>>();
  const load = async (group: WordGroup): Promise<void> => {
    const module = await modules[`/languages/${language}/${group}.ts`]?.();
    if (!module) throw new Error(`There are no words "${group}" in "${language}"`);
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

/** Of the document. */
export const documentLanguage = (): Language => languageOf(document.documentElement.lang) ?? "en";
