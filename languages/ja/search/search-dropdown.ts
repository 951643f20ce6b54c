import { number } from "../text.ts";

export const searchDropdown = {
  noResults: "見つかりませんでした",
  resultsLabel: "検索結果",
  viewAll: "すべての検索結果を見る",
  resultCount: (count: number): string => `検索結果${number(count)}件`,
  unknownYear: "年不明",
};
