import type { Words } from "../words.ts";
import { genresPage } from "./browse/genres-page.ts";
import { homePage } from "./browse/home-page.ts";
import { homeParts } from "./browse/home-parts.ts";
import { landing } from "./browse/landing.ts";
import { listPages } from "./browse/list-pages.ts";
import { seriesListPage } from "./browse/series-list-page.ts";

export const words: Words["browse"] = { genresPage, homePage, homeParts, landing, listPages, seriesListPage };
