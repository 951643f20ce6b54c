import type { Article } from "#features/pages/articles/article.ts";
import { aspectRatios } from "#features/pages/articles/aspect-ratios.ts";
import { captions } from "#features/pages/articles/captions.ts";
import { fiveMinutes } from "#features/pages/articles/five-minutes.ts";
import { openFilms } from "#features/pages/articles/open-films.ts";
import { serials } from "#features/pages/articles/serials.ts";
import { silentComedy } from "#features/pages/articles/silent-comedy.ts";

/** In the order of the Blogs page. */
export const articles = (siteName: string): readonly Article[] => [silentComedy, fiveMinutes(siteName), openFilms, aspectRatios, serials, captions(siteName)];
