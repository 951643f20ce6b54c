import type { Words } from "../words.ts";
import { searchDropdown } from "./search/search-dropdown.ts";
import { searchPage } from "./search/search-page.ts";
import { searchResults } from "./search/search-results.ts";

export const words: Words["search"] = { searchDropdown, searchPage, searchResults };
