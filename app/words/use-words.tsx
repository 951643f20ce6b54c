import { createContext, type ReactNode, use } from "react";
import { pathIn } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import type { WordGroup, Words } from "#languages/words.ts";

/** The words of one language: those at hand, and how to fetch the rest. */
export type WordSource = {
  language: Language;
  loaded: Partial<Words>;
  /** Resolves when the group is in `loaded`; the same promise for each call until it fails. */
  load: (group: WordGroup) => Promise<unknown>;
};

const WordsContext = createContext<WordSource | null>(null);

export function WordsProvider({ source, children }: { source: WordSource; children: ReactNode }) {
  return <WordsContext value={source}>{children}</WordsContext>;
}

function useSource(): WordSource {
  const source = use(WordsContext);
  if (!source) throw new Error("useWords is called outside WordsProvider");
  return source;
}

/** A group of words in the page's language. Suspends if a part has come without them: `screen-words.ts` names those of each screen. */
export function useWords<Group extends WordGroup>(group: Group): Words[Group] {
  const { loaded, load } = useSource();
  if (!loaded[group]) use(load(group));
  return loaded[group] as Words[Group];
}

export const useLanguage = (): Language => useSource().language;

/** Makes addresses in the page's language, for elements that are no `Link`. */
export function usePathIn(): (path: string) => string {
  const { language } = useSource();
  return (path) => pathIn(language, path);
}
