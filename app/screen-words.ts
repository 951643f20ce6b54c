import type { WordGroup } from "#languages/words.ts";
import type { ScreenName } from "./route.ts";

/**
 * The groups of words that a screen needs beside `site`, which load with its code. A test compares them with what its files use, and what they load: those
 * that few visitors need load with their part (`useLateWords`, `useLoadWords`).
 */
export const screenWords: Record<ScreenName, readonly WordGroup[]> = {
  movie: ["titles", "about", "stage", "saved"],
  "movie-credits": ["titles"],
  series: ["titles", "series", "about", "stage", "saved"],
  "series-credits": ["titles", "series"],
  "series-list": ["browse"],
  person: ["people", "titles"],
  collection: ["titles", "saved"],
  home: ["browse"],
  discover: ["discover"],
  genres: ["browse"],
  search: ["search"],
  list: ["mine", "saved", "search"],
  "shared-list": ["mine"],
  import: ["import", "saved"],
  settings: ["settings", "captions"],
  about: ["pages", "text-about"],
  blogs: ["pages", "text-blogs"],
  privacy: ["pages", "text-privacy"],
  terms: ["pages", "text-terms"],
  cookies: ["pages", "text-cookies"],
  faq: ["pages", "text-faq"],
  contact: ["pages", "text-contact"],
  support: ["pages", "text-support"],
  "not-found": [],
};
