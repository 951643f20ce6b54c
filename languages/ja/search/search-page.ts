import type { SearchTab, SearchType } from "#domain/addresses.ts";
import { number } from "../text.ts";
import { searchResults } from "./search-results.ts";

const { typeNames } = searchResults;
const countOfType: Record<SearchType, (count: number) => string> = {
  movies: (count) => `映画${number(count)}本`,
  tv: (count) => `シリーズ${number(count)}作品`,
  people: (count) => `人物${number(count)}人`,
};
const year = "年";
export const searchPage = {
  tabNames: { ...typeNames, all: "すべて" },
  resultsHeading: (query: string): string => `「${query}」の検索結果`,
  nothingFound: {
    movies: (query) => `「${query}」に一致する映画は見つかりませんでした`,
    tv: (query) => `「${query}」に一致するシリーズは見つかりませんでした`,
    people: (query) => `「${query}」に一致する人物は見つかりませんでした`,
    all: (query) => `「${query}」に一致するものは見つかりませんでした`,
  } as Record<SearchTab, (query: string) => string>,
  nothingFoundHint: "キーワードを減らす、表記を変える、原題で検索するなど、別の言葉で試してください。",
  searchPrompt: {
    title: "検索",
    text: "映画やシリーズのタイトル、または人の名前を入力してください。",
    hints: [
      { wanted: "同じタイトルの映画から1本を探す", typed: "The Kid (1921)" },
      { wanted: "タイトルの最初だけで探す", typed: "nosferatu" },
      { wanted: "IMDb番号で探す", typed: "tt0017136" },
    ],
  },
  tabsLabel: "検索結果の種類",
  searching: "検索中",
  noResults: "検索結果なし",
  countOfType,
  /** Announced when they have loaded. */
  morePeople: (count: number): string => `さらに人物${number(count)}人を表示しました`,
  /** In the tab of all types, the link to one type's own tab. */
  allOfType: (type: SearchType, count: number): string => `${countOfType[type](count)}をすべて見る`,
  lookAmong: (tab: SearchTab): string => (tab === "all" ? "すべてから検索" : `${typeNames[tab]}から検索`),
  boxLabel: "検索条件を変更",
  submit: "検索",
  year,
  anyYear: "指定なし",
  yearFormat: "1927のような西暦",
  /** Before a link that removes the year. */
  onlyYear: (year: number): string => `${year}年のみ`,
  allYears: "すべての年を表示",
  /** Beside the text that was searched instead. */
  searchVerbatim: (query: string): string => `「${query}」のまま検索`,
};
