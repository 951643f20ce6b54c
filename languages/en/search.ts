import { searchDropdown } from "./search/search-dropdown.ts";
import { searchPage } from "./search/search-page.ts";
import { searchResults } from "./search/search-results.ts";

export const words = { searchDropdown, searchPage, searchResults };
