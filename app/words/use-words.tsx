import { createContext, type ReactNode, use, useEffect, useState } from "react";
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

/** A group of words in the page's language, which its part has loaded with its code (`screen-words.ts`). */
export function useWords<Group extends WordGroup>(group: Group): Words[Group] {
  const words = useSource().loaded[group];
  if (!words) throw new Error(`The words "${group}" are not loaded`);
  return words;
}

/** Fetches a group that few visitors need. Rejects if it cannot be fetched. */
export const useLoadWords = (): WordSource["load"] => useSource().load;

/** Loads a group that few visitors need. `false` until it is there: its part renders nothing. */
export function useLateWords(group: WordGroup): boolean {
  const { loaded, load } = useSource();
  const [isThere, setThere] = useState(loaded[group] !== undefined);
  // Words are fetched outside of React.
  useEffect(() => {
    if (!isThere)
      load(group).then(
        () => setThere(true),
        () => undefined,
      );
  }, [group, isThere, load]);
  return isThere;
}

export const useLanguage = (): Language => useSource().language;

/** Makes addresses in the page's language, for elements that are no `Link`. */
export function usePathIn(): (path: string) => string {
  const { language } = useSource();
  return (path) => pathIn(language, path);
}
