import type { SearchType } from "#domain/addresses.ts";
import { titled } from "../text.ts";

/** Section 2's tabs of the search page. */
const typeNames = { movies: "映画", tv: "シリーズ", people: "人物" } as const;
export const searchResults = {
  typeNames,
  /** The searched text is not the typed one. */
  showingResultsFor: (text: string): string => `「${text}」の検索結果を表示しています`,
  /** The year stands in the query. */
  otherYears: (year: number): string => `${year}年の作品は見つかりませんでした。ほかの年の結果を表示しています`,
  /** "シリーズ：Judex" */
  inType: ({ type, name }: { type: SearchType; name: string }): string => `${typeNames[type]}：${name}`,
  /** "代表作：『Metropolis』『M』" */
  knownFor: (titles: readonly string[]): string => `代表作：${titled(titles.join("』『"))}`,
  /** Of several notes for screen readers one text. */
  sentences: (notes: readonly string[]): string => notes.join("。"),
};
