import { titled } from "../text.ts";

// Save and Seen, on cards, on the pages of films and series, and by episode.
// Notices after a press, with the title's name below.
export const savedButtons = {
  saveTitle: (title: string): string => `${titled(title)}をマイリストに追加`,
  save: "マイリストに追加",
  seen: "視聴済み",
  seenSeries: "全話視聴済み",
  allEpisodes: "全話",
  seenSeason: (season: number): string => (season === 0 ? "スペシャル視聴済み" : `シーズン${season}視聴済み`),
  /** `episode`: "5. The Return" */
  seenEpisode: (episode: string): string => `視聴済み：${episode}`,
  saved: "マイリストに追加しました",
  removed: "マイリストから削除しました",
  markedSeen: "視聴済みにしました",
  unmarkedSeen: "視聴済みを解除しました",
  /** "The Wire、S2 E5" */
  ofSeries: (series: string, part: string): string => `${series}、${part}`,
  seasonNumber: (season: number): string => (season === 0 ? "スペシャル" : `シーズン${season}`),
};
