import { LRUCache } from "lru-cache";
import type { TitleName } from "#domain/inventory.ts";
import type { Language } from "#domain/languages.ts";

/** At about a hundred bytes each. */
const mostNames = 50_000;

type Kind = "movies" | "tv";

/** What titles are called in other languages than English, as far as rows have said it that were read or loaded: in memory alone. */
export type TranslatedNames = {
  learn: (names: readonly TitleName[]) => void;
  find: (type: Kind, id: number, language: Language) => string | null;
};

export function createTranslatedNames(): TranslatedNames {
  const names = new LRUCache<string, string>({ max: mostNames });
  const keyOf = (type: string, id: number, language: Language): string => `${language} ${type} ${id}`;
  return {
    learn: (learned) => {
      for (const { type, id, name, language } of learned) if (language) names.set(keyOf(type, id, language), name);
    },
    find: (type, id, language) => names.get(keyOf(type, id, language)) ?? null,
  };
}
