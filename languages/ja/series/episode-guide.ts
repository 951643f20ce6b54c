import { number, titled } from "../text.ts";

export const episodeGuide = {
  viewsLabel: "表示",
  views: { ratings: "評価", episodes: "エピソード" },
  season: (season: number): string => (season === 0 ? "スペシャル" : `シーズン${season}`),
  episodeCount: (count: number): string => `${number(count)}話`,
  gridCaption: (series: string): string => `${titled(series)}のシーズン別・エピソード別の評価`,
  episodeColumn: "話",
  /** The head of a column. */
  shortSeason: (season: number): string => (season === 0 ? "SP" : `S${season}`),
  /** Below it, where the first row is not episode 1. */
  columnRange: (first: number, last: number): string => (first === last ? String(first) : `${first}〜${last}`),
  average: "平均",
  /** In place of a rating. */
  noRating: "-",
  /** `place`: "シーズン2、エピソード5". Rating and name come first, as the cell shows them. */
  ratedEpisode: (name: string, place: string, rating: string, votes: string): string => `${rating} ${name}、${place}、${votes}`,
  unratedEpisode: (name: string, place: string): string => `${name}、${place}、投票なし`,
  highest: "最高評価：",
  lowest: "最低評価：",
  noVotes: "エピソードへの投票はまだありません。",
  averageOf: (rating: string): string => `平均${rating}`,
  notLoaded: "このシーズンのエピソードは読み込まれていません。",
  moreSeasons: (count: number): string => `あと${number(count)}シーズンを表示`,
  missingSeasons: (count: number): string => `${number(count)}シーズンを読み込めませんでした`,
};
