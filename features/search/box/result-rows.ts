import { resultPath, type SearchType } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { yearOf } from "#domain/movie.ts";
import { departmentIn, knownForTitles } from "#features/search/model/known-for.ts";
import type { SearchItem } from "#features/search/search-queries.ts";
import type { Words } from "#languages/words.ts";
import type { ImdbMatch, SearchResultPage } from "../model/queries.ts";

export type SearchResponse = SearchResultPage<SearchItem> | ImdbMatch | null;

/** A row of the dropdown. `detail` is a title's year or a person's department. `language`: of a name that is not in the page's. */
export type ResultRow = {
  type: SearchType;
  id: number;
  to: string;
  name: string;
  language?: string | undefined;
  detail: string;
  picture: string | null;
  knownFor: string[];
};

type RowWords = Words["search"]["searchDropdown"] & Pick<Words["site"], "departments">;

/** specification.md, section 5. */
const yearText = ({ unknownYear }: RowWords, date: string): string => String(yearOf(date) ?? unknownYear);

function rowOf(words: RowWords, item: SearchItem): ResultRow {
  const row = (type: SearchType, name: string, detail: string, picture: string | null, knownFor: string[] = []): ResultRow => ({
    ...{ type, id: item.id, to: resultPath(type, item.id), name, detail, picture, knownFor },
  });
  if ("known_for" in item) return row("people", item.name, departmentIn(words, item), item.profile_path, knownForTitles(item.known_for));
  if ("title" in item) return { ...row("movies", item.title, yearText(words, item.release_date), item.poster_path), language: item.textLanguages?.title };
  return { ...row("tv", item.name, yearText(words, item.first_air_date), item.poster_path), language: item.textLanguages?.name };
}

/** The dropdown's rows, the text that they were searched with unless it is the typed one, the year that was left out of it, and a match of another type. */
export type Suggestions = { rows: ResultRow[] } & Pick<SearchResultPage<SearchItem>, "correctedTo" | "omittedYear" | "otherType">;

export function suggestionsOf(words: RowWords, response: SearchResponse): Suggestions {
  if (response === null) return { rows: [] };
  if ("item" in response) return { rows: [rowOf(words, response.item)] };
  const { items, correctedTo, omittedYear, otherType } = response;
  return { rows: items.slice(0, limits.search.dropdownResults).map((item) => rowOf(words, item)), correctedTo, omittedYear, otherType };
}
