import type { WordGroup } from "#languages/words.ts";
import type { ScreenName } from "./route.ts";

/**
 * The groups of words that a screen needs beside `site`, which load with its code. A test compares them with what its files use, without the words of
 * parts that few visitors see, for which the screen waits: a page that is absent (`search`), and ads.
 */
export const screenWords: Record<ScreenName, readonly WordGroup[]> = {
  movie: ["titles", "about", "stage", "saved"],
  "movie-credits": ["titles", "search"],
  series: ["titles", "series", "about", "stage", "saved"],
  "series-credits": ["titles", "series", "search"],
  "series-list": ["browse"],
  person: ["people", "titles"],
  collection: ["titles", "saved"],
  home: ["browse"],
  discover: ["discover"],
  genres: ["browse"],
  search: ["search"],
  list: ["mine"],
  "shared-list": ["mine"],
  import: ["import"],
  settings: ["settings", "captions"],
  about: ["pages", "text-about"],
  blogs: ["pages", "text-blogs"],
  privacy: ["pages", "text-privacy"],
  terms: ["pages", "text-terms"],
  cookies: ["pages", "text-cookies"],
  faq: ["pages", "text-faq"],
  contact: ["pages", "text-contact"],
  support: ["pages", "text-support"],
  "not-found": ["search"],
};
