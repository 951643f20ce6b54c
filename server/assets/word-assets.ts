import type { PageAssets } from "#app/render.tsx";
import { languageOf } from "#domain/languages.ts";
import type { WordGroup } from "#languages/words.ts";

/** `filesOf`: the scripts of a source such as "languages/de/titles.ts", the last of them its own. */
export function wordAssetsOf(sources: readonly string[], filesOf: (source: string) => string[]): PageAssets["words"] {
  const words: PageAssets["words"] = {};
  for (const source of sources) {
    const [, language, group] = /^languages\/([\w-]+)\/([\w-]+)\.ts$/.exec(source) ?? [];
    const code = languageOf(language);
    if (code === null) continue;
    const files = filesOf(source);
    const { own = {}, all = {} } = words[code] ?? {};
    words[code] = { own: { ...own, [group as WordGroup]: files.at(-1) }, all: { ...all, [group as WordGroup]: files } };
  }
  return words;
}
