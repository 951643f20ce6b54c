import type { SearchItem } from "#app/data/search-queries.ts";
import * as words from "#content/words/search-dropdown.ts";
import type { ImdbMatch, SearchResultPage } from "#domain/catalog.ts";
import { departmentOf, knownForTitles } from "#domain/known-for.ts";
import { yearOf } from "#domain/movie.ts";
import { resultPath, type SearchType } from "#domain/paths.ts";
import type { TitleHint } from "#domain/title-hint.ts";

export type SearchResponse = SearchResultPage<SearchItem> | ImdbMatch | null;

/** A row of the dropdown. `detail` is a title's year or a person's department. */
export type ResultRow = { type: SearchType; id: number; to: string; name: string; detail: string; picture: string | null; knownFor: string[] };

/** specification.md, section 5. */
const yearText = (date: string): string => String(yearOf(date) ?? words.unknownYear);

function rowOf(item: SearchItem): ResultRow {
  const row = (type: SearchType, name: string, detail: string, picture: string | null, knownFor: string[] = []): ResultRow => ({
    ...{ type, id: item.id, to: resultPath(type, item.id), name, detail, picture, knownFor },
  });
  if ("known_for" in item) return row("people", item.name, departmentOf(item), item.profile_path, knownForTitles(item.known_for));
  if ("title" in item) return row("movies", item.title, yearText(item.release_date), item.poster_path);
  return row("tv", item.name, yearText(item.first_air_date), item.poster_path);
}

const hintRow = ({ type, id, title, date, poster_path }: TitleHint): ResultRow => ({
  ...{ type, id, to: resultPath(type, id), name: title, detail: words.typedYear(type, yearText(date)), picture: poster_path, knownFor: [] },
});

/** The results, and similar titles where there are none. */
export function rowsOf(response: SearchResponse): { results: ResultRow[]; suggestions: ResultRow[] } {
  if (response === null) return { results: [], suggestions: [] };
  if ("item" in response) return { results: [rowOf(response.item)], suggestions: [] };
  return { results: response.items.map(rowOf), suggestions: (response.didYouMean ?? []).map(hintRow) };
}
