import { limits } from "./limits.ts";
import { type SearchType, searchTypeOf } from "./paths.ts";
import { typedQuery } from "./search-query.ts";

export type SearchChoice = { query: string; type: SearchType; page: number };

/** What a search page's address asks for. A page that is none is the first. */
export function parseSearchChoice(parameters: URLSearchParams): SearchChoice {
  const page = /^[1-9]\d{0,2}$/.test(parameters.get("page") ?? "") ? Number(parameters.get("page")) : 1;
  return { query: typedQuery(parameters.get("q")), type: searchTypeOf(parameters.get("type")), page: page <= limits.search.lastPage ? page : 1 };
}

/** What counts of the query string of /search, written in one way. */
export function canonicalSearchParameters(parameters: URLSearchParams): URLSearchParams {
  const { query, type, page } = parseSearchChoice(parameters);
  return new URLSearchParams(query === "" ? {} : { q: query, type, ...(page > 1 && { page: String(page) }) });
}
