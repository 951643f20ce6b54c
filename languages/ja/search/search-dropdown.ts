import { number } from "../text.ts";

export const searchDropdown = {
  noResults: "見つかりませんでした",
  resultsLabel: "検索結果",
  offline: "オフラインです。検索には接続が必要です。",
  viewAll: "すべての検索結果を見る",
  resultCount: (count: number): string => `検索結果${number(count)}件`,
  unknownYear: "年不明",
};
