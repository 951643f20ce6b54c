import { number } from "../text.ts";

export const seriesPage = {
  loading: "シリーズを読み込み中",
  noOverview: "あらすじはまだありません。",
  seasonCount: (count: number): string => `${number(count)}シーズン`,
  serverHint: "エピソードが読み込まれないときは、下のメニューで別のサーバーを試してください！",
  episode: "エピソード",
  /** "S1:E2" */
  episodeCode: (season: number, number: number): string => `S${season}:E${number}`,
  episodes: "エピソード",
  previousEpisode: "前の話",
  nextEpisode: "次の話",
  /** What the two buttons show on a phone. As elsewhere, because 前の says nothing by itself. */
  previousShort: "前の話",
  nextShort: "次の話",
  similarSeries: "似ているシリーズ",
  notFound: "シリーズが見つかりません",
  notFoundText: "このURLのシリーズはありません。リンクに誤りがあるか、シリーズが削除された可能性があります。",
};
