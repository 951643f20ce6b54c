import type { ScreenName } from "#app/route.ts";
import type { WordGroup } from "#languages/words.ts";

/** The groups of words that a screen needs beside `site`, which load with its code. A test compares them with what its files use. */
export const screenWords: Record<ScreenName, readonly WordGroup[]> = {
  movie: ["titles", "about", "stage", "saved"],
  "movie-credits": ["titles", "search"],
  series: ["titles", "series", "about", "stage", "saved"],
  "series-credits": ["titles", "series", "search"],
  "series-list": ["browse"],
  person: ["people"],
  collection: ["titles"],
  home: ["browse", "saved"],
  discover: ["discover"],
  genres: ["browse"],
  search: ["search"],
  list: ["mine"],
  "shared-list": ["mine"],
  import: ["import"],
  settings: ["settings"],
  about: ["pages"],
  blogs: ["pages"],
  privacy: ["pages"],
  terms: ["pages"],
  cookies: ["pages"],
  faq: ["pages"],
  contact: ["pages"],
  support: ["pages"],
  "not-found": ["search"],
};
