import { useMemo } from "react";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { useLanguage } from "#app/words/use-words.tsx";
import { defaultLanguage } from "#domain/languages.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { useLoadedTitles } from "./title-batch-queries.ts";

/**
 * What the device has stored, as the page's language calls it: titles that were saved on pages of another language are requested, the first two hundred
 * of them. What is stored does not change. With the setting for original posters, all titles are requested.
 */
export function useInPageLanguage<Title extends SavedTitle>(titles: readonly Title[]): readonly Title[] {
  const page = useLanguage();
  const { showsOriginalPosters = false } = useDeviceSettings();
  const keys = titles.flatMap(({ key, language = defaultLanguage }) => (showsOriginalPosters || language !== page ? key : []));
  const loaded = useLoadedTitles(keys);
  return useMemo(() => {
    const known = new Map(loaded.map((title) => [title.key, title]));
    return titles.map((stored) => {
      const found = known.get(stored.key);
      if (!found) return stored;
      const original = showsOriginalPosters ? found.original_poster_path : undefined;
      return { ...stored, title: found.title, language: found.language, poster_path: original ?? found.poster_path ?? stored.poster_path };
    });
  }, [titles, loaded, showsOriginalPosters]);
}
