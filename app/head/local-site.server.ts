import type { Language } from "#domain/languages.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "#languages/words.ts";

/** The site as a head speaks of it: with the language of the page. `base`: before the path of a page, "https://matinee.example/de". */
export type LocalSite = PublicSite & { language: Language; words: Words; base: string };
