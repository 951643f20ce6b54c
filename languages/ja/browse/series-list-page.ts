import { number } from "../text.ts";

export const seriesListPage = {
  loading: "シリーズを読み込み中",
  lists: "一覧",
  popular: "人気",
  topRated: "高評価",
  featured: "注目",
  wholeList: "すべてのシリーズ",
  listEnd: "これで全部です。",
  seeTopRated: "高評価のシリーズを見る",
  seePopular: "人気のシリーズを見る",
  byGenre: "ジャンルから探す",
  previousSeries: "前のシリーズ",
  nextSeries: "次のシリーズ",
  groupPosition: (first: number, last: number, count: number): string => `${number(count)}作品中${number(first)}〜${number(last)}`,
};
