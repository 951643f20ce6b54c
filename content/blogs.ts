import type { Article } from "./articles/article.ts";
import { aspectRatios } from "./articles/aspect-ratios.ts";
import { captions } from "./articles/captions.ts";
import { fiveMinutes } from "./articles/five-minutes.ts";
import { openFilms } from "./articles/open-films.ts";
import { serials } from "./articles/serials.ts";
import { silentComedy } from "./articles/silent-comedy.ts";

export const blogs = (siteName: string) => ({
  title: "Blogs",
  description: `Six short articles on ${siteName}: the timing of silent comedy, the craft of serials, open films, choosing, the shapes of film, captions.`,
  lead: "Something to read while the kettle boils: about films, how they are made, and how to watch them.",
});

/** The six articles of the Blogs page, in reading order. */
export const articles = (siteName: string): readonly Article[] => [silentComedy, fiveMinutes(siteName), openFilms, aspectRatios, serials, captions(siteName)];
