import { number } from "../text.ts";

export const facts = {
  /** Below an overview or a biography. On English pages it does not appear. */
  shownInEnglish: "まだ翻訳がないため、英語で表示しています。",
  /** Of a title whose video this site has. */
  watchHere: "ここで見られる",
  /** Precedes a rating for screen readers. */
  rating: "評価",
  /** Follows a rating for screen readers: its scale. */
  ofTen: "（10点満点）",
  /** Follows a rating of 0. */
  noVotes: "投票なし",
  /** "1,204票" */
  votes: (count: number): string => `${number(count)}票`,
  minutes: (count: number): string => `${count}分`,
  /** "12,345" */
  number,
  /** Between parts of a line: genres, countries, a name and its date. */
  comma: "、",
  /** "7.8", from the same with a point. */
  decimal: (text: string): string => text,
};
