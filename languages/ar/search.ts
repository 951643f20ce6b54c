import type { Words } from "../words.ts";
import { endings } from "./search/endings.ts";
import { notFoundPage } from "./search/not-found-page.ts";
import { searchDropdown } from "./search/search-dropdown.ts";
import { searchPage } from "./search/search-page.ts";
import { searchResults } from "./search/search-results.ts";

export const words: Words["search"] = { endings, notFoundPage, searchDropdown, searchPage, searchResults };
