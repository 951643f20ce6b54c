import { limits } from "./limits.ts";
import { type SearchType, searchTypeOf } from "./paths.ts";
import { typedQuery } from "./search-query.ts";

export type SearchChoice = { query: string; type: SearchType; page: number };

/** An invalid page number means the first page. */
export function parseSearchChoice(parameters: URLSearchParams): SearchChoice {
  const page = /^[1-9]\d{0,2}$/.test(parameters.get("page") ?? "") ? Number(parameters.get("page")) : 1;
  return { query: typedQuery(parameters.get("q")), type: searchTypeOf(parameters.get("type")), page: page <= limits.search.lastPage ? page : 1 };
}

/** The canonical query string of /search: unknown parameters are dropped. */
export function canonicalSearchParameters(parameters: URLSearchParams): URLSearchParams {
  const { query, type, page } = parseSearchChoice(parameters);
  return new URLSearchParams(query === "" ? {} : { q: query, type, ...(page > 1 && { page: String(page) }) });
}
