import { airing } from "../series/airing.ts";
import { episodeCode } from "../site/episode-code.ts";
import { titleFacts } from "../titles/title-facts.ts";

export const calendarPage = {
  heading: "カレンダー",
  lead: "見ているシリーズの次のエピソードと、マイリストに追加した映画の公開日をまとめています。カレンダーはこのブラウザの中で作られます。",
  needsScript:
    "カレンダーは、このブラウザに保存されている内容から作られるため、JavaScriptが必要です。ブラウザのJavaScriptを有効にして、このページを再読み込みしてください。",
  loading: "カレンダーを開いています",
  /** What is stored on the device could not be read. */
  failed: "カレンダーを開けませんでした。保存した内容はこの端末に残っています。",
  /** The server did not answer. */
  daysFailed: "作品の日程を読み込めませんでした。",
  stillLoading: "まだ読み込み中の作品があります。",
  /** Of titles that the server could not load, also after some time. */
  notLoaded: (count: number): string => `${count}作品を読み込めませんでした。`,
  views: "表示",
  viewNames: { agenda: "予定リスト", month: "月" },
  previousMonth: "前の月",
  nextMonth: "次の月",
  /** Heading of what has no date. */
  noDate: "日程は未発表",
  /** Of a month or a year of which the day is not known. */
  dayUnknown: "日にちは未発表",
  countdown: airing.countdown,
  nothingInMonth: "この月の予定はありません。",
  /** A link of the month's table, for screen readers: "Friday, December 4: 2 titles". */
  dayWithTitles: (day: string, count: number): string => `${day}：${count}作品`,
  marks: { premiere: "シリーズ初回", return: "新シーズン", finale: "シーズン最終回" },
  /** "S2 E5 to E8": episodes of one day. */
  episodesOfDay: (season: number, first: number, last: number): string => `${episodeCode.shortEpisodeCode(season, first)}〜E${last}`,
  /** How a film comes out, by the film database's numbers. */
  release: (type: number | undefined): string => (type === undefined ? undefined : titleFacts.releaseTypes[type]) ?? "公開",
  filmsIn: (country: string): string => `映画の公開日は次の国のものです：${country}`,
  latestTitles: (count: number): string => `最近マイリストに追加した、または見た${count}作品を表示しています。`,
  empty: {
    message: "まだ予定はありません",
    hint: "映画やシリーズをマイリストに追加するか、シリーズを見始めると、次の日程がここに並びます。",
  },
  nothingAnnounced: {
    message: "発表された日程はありません",
    hint: "次のエピソードや公開日が決まると、ここに並びます。",
  },
};
