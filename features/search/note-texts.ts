import type { Words } from "#languages/words.ts";
import type { SearchResultPage } from "./model/queries.ts";

type SearchWords = Words["search"]["searchResults"];

/** How the results differ from what was typed. */
export const noteTexts = (words: SearchWords, { correctedTo, omittedYear }: Pick<SearchResultPage<unknown>, "correctedTo" | "omittedYear">): string[] =>
  [correctedTo && words.showingResultsFor(correctedTo), omittedYear && words.otherYears(omittedYear)].filter((note) => typeof note === "string");
