import type { Article } from "#features/pages/model/article.ts";
import { aspectRatios } from "./aspect-ratios.ts";
import { captions } from "./captions.ts";
import { fiveMinutes } from "./five-minutes.ts";
import { openFilms } from "./open-films.ts";
import { serials } from "./serials.ts";
import { silentComedy } from "./silent-comedy.ts";

/** In the order of the Blogs page. */
export const articles = (siteName: string): readonly Article[] => [silentComedy, fiveMinutes(siteName), openFilms, aspectRatios, serials, captions(siteName)];
