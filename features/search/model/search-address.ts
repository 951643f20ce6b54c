import { type SearchTab, type SearchType, searchParameters, searchTabOf } from "#domain/addresses.ts";
import { parsePage } from "#features/lists/model/list-address.ts";
import { parseSearchYear, typedQuery } from "./search-query.ts";

export type SearchChoice = { query: string; type: SearchTab; year: number | null; verbatim: boolean; page: number };

/** An invalid year is none, an invalid page number the first page (`parsePage`). */
export function parseSearchChoice(parameters: URLSearchParams): SearchChoice {
  const type = searchTabOf(parameters.get("type"));
  return {
    query: typedQuery(parameters.get("q")),
    type,
    year: type === "people" ? null : parseSearchYear(parameters.get("year")),
    verbatim: parameters.get("verbatim") === "1",
    page: type === "all" ? 1 : parsePage(parameters.get("page")),
  };
}

/** The searches of a tab. A year leaves out people, who have none. */
export function searchedTypes({ type, year }: Pick<SearchChoice, "type" | "year">): readonly SearchType[] {
  if (type !== "all") return [type];
  return year ? ["movies", "tv"] : ["movies", "tv", "people"];
}

/** The canonical query string of /search: unknown parameters are dropped. */
export function canonicalSearchParameters(parameters: URLSearchParams): URLSearchParams {
  const { query, type, ...rest } = parseSearchChoice(parameters);
  return query === "" ? new URLSearchParams() : searchParameters(query, type, rest);
}
