import { pageTitles } from "#domain/page-title.ts";
import { parseSearchChoice } from "#domain/search-address.ts";
import { type Describe, nothingHere } from "./head-facts.ts";

/** A search is nobody's page to index, or to be found by. */
export const describeSearch: Describe = ({ search, site }) => nothingHere(pageTitles.search(site, parseSearchChoice(new URLSearchParams(search)).query));
