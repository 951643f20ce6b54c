import { headLimits } from "#domain/limits.ts";
import type { LocalSite } from "./local-site.server.ts";
import type { SocialImage } from "./social-image.server.ts";

/** A name and the path of its page. */
export type PageRef = { name: string; path: string };

/** The inputs of section 2's "Page metadata". Unknown ones are left out. */
export type PageMetadata = {
  /** A film's own title; for other pages the document title. */
  title: string;
  description: string;
  image?: SocialImage | undefined;
  /** The input "url": the canonical path; `null` on an error page. */
  path: string | null;
  releaseYear?: number | null;
  genres?: readonly string[];
  durationMinutes?: number | null;
  /** Out of 10, one decimal. */
  rating?: string | null;
  directors?: readonly PageRef[];
  actors?: readonly PageRef[];
  /** `YYYY-MM-DD` */
  releaseDate?: string | null;
  contentType: "general" | "movie" | "series" | "anime";
  /** The input "extra keywords", besides title, genres and directors. */
  keywords?: readonly string[];
  /** The title has no text in the page's language: its canonical page is the English one. */
  isUntranslated?: true | undefined;
  /** "follow": not indexed, but search engines follow the links. */
  noindex?: boolean | "follow";
};

/** Section 2: "The document title for a movie is 'Watch {title} ({year}) Full Movie Online HD'; otherwise the given title." */
export const documentTitle = ({ contentType, title, releaseYear }: PageMetadata, { words }: LocalSite): string =>
  contentType === "movie" ? words.site.pageTitles.movie(title, releaseYear ?? null) : title;

/** Section 5: longer than 155 characters is cut to 152 plus an ellipsis. */
export function cutDescription(text: string): string {
  const { descriptionMaxChars, descriptionCutChars } = headLimits;
  const characters = [...text.replace(/\s+/g, " ").trim()];
  return characters.length > descriptionMaxChars ? `${characters.slice(0, descriptionCutChars).join("")}...` : characters.join("");
}

const unique = (words: readonly string[]): string[] => [...new Set(words.filter((word) => word !== ""))];

/** The genres of a title; the extra keywords of every other page. */
export const tagsOf = ({ genres = [], keywords = [] }: PageMetadata): string[] =>
  unique(genres.length > 0 ? genres : keywords).slice(0, headLimits.articleTags);

export function keywordsOf(metadata: PageMetadata): string[] {
  const { contentType, title, genres = [], directors = [], keywords = [] } = metadata;
  return unique([...(contentType === "movie" ? [title] : []), ...keywords, ...genres, ...directors.map((director) => director.name)]);
}
