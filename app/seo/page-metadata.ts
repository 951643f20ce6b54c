import { limits } from "#domain/limits.ts";
import { moviePageTitle } from "#domain/page-title.ts";
import type { SocialImage } from "./social-image.ts";

/** Somebody whom a page names. `path` is their own page's. */
export type Linked = { name: string; path: string };

/** Section 2's "Page metadata", input by input. What is not known is left out, never made up. */
export type PageMetadata = {
  /** A film's own title, from which its document title is made; every other page's title is given. */
  title: string;
  description: string;
  image?: SocialImage | undefined;
  /** The input "url": the canonical path; `null` where nothing is there to be linked to (not found, failed). */
  path: string | null;
  releaseYear?: number | null;
  /** Names. */
  genres?: readonly string[];
  durationMinutes?: number | null;
  /** Out of 10, one decimal. */
  rating?: string | null;
  directors?: readonly Linked[];
  actors?: readonly Linked[];
  /** `YYYY-MM-DD` */
  releaseDate?: string | null;
  contentType: "general" | "movie" | "tv" | "anime";
  /** The input "extra keywords": beside title, genres and directors. */
  keywords?: readonly string[];
  noindex?: boolean;
};

/** Section 2: "The document title for a movie is 'Watch {title} ({year}) Full Movie Online HD'; otherwise the given title." */
export const documentTitle = ({ contentType, title, releaseYear }: PageMetadata): string =>
  contentType === "movie" ? moviePageTitle(title, releaseYear ?? null) : title;

/** Section 5: longer than 155 characters is cut to 152 plus an ellipsis. */
export function cutDescription(text: string): string {
  const { descriptionMaxChars, descriptionCutChars } = limits.metadata;
  const characters = [...text.replace(/\s+/g, " ").trim()];
  return characters.length > descriptionMaxChars ? `${characters.slice(0, descriptionCutChars).join("")}...` : characters.join("");
}

const unique = (words: readonly string[]): string[] => [...new Set(words.filter((word) => word !== ""))];

/** What a page is about: the genres of a title, the extra keywords of every other page. */
export const tagsOf = ({ genres = [], keywords = [] }: PageMetadata): string[] =>
  unique(genres.length > 0 ? genres : keywords).slice(0, limits.metadata.articleTags);

export function keywordsOf(metadata: PageMetadata): string[] {
  const { contentType, title, genres = [], directors = [], keywords = [] } = metadata;
  return unique([...(contentType === "movie" ? [title] : []), ...keywords, ...genres, ...directors.map((director) => director.name)]);
}
