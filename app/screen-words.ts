import { type StaticPageName, staticPages } from "#domain/addresses.ts";
import type { WordGroup } from "#languages/words.ts";
import type { ScreenName } from "./route.ts";

const pageWords = {} as Record<StaticPageName, readonly WordGroup[]>;
for (const name of staticPages) pageWords[name] = ["pages", `page-${name}`];

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
  person: ["people", "titles", "feeds"],
  collection: ["titles", "saved", "feeds"],
  home: ["browse"],
  discover: ["discover", "feeds"],
  upcoming: ["upcoming", "feeds"],
  airing: ["upcoming", "feeds"],
  genres: ["browse", "feeds"],
  search: ["search"],
  list: ["mine", "saved", "search"],
  calendar: ["calendar", "saved"],
  "shared-list": ["mine", "feeds"],
  import: ["import", "saved"],
  settings: ["settings", "captions", "offline"],
  ...pageWords,
  "not-found": [],
};
