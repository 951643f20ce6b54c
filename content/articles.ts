import type { Article } from "./articles/article.ts";
import { aspectRatios } from "./articles/aspect-ratios.ts";
import { captions } from "./articles/captions.ts";
import { fiveMinutes } from "./articles/five-minutes.ts";
import { openFilms } from "./articles/open-films.ts";
import { serials } from "./articles/serials.ts";
import { silentComedy } from "./articles/silent-comedy.ts";

/** In the order of the Blogs page. */
export const articles = (siteName: string): readonly Article[] => [silentComedy, fiveMinutes(siteName), openFilms, aspectRatios, serials, captions(siteName)];
