import type { DiscoverType } from "#domain/addresses.ts";
import { number } from "../text.ts";
import { discoverPage } from "./discover-page.ts";

const { noun, titleCount } = discoverPage;

// The form of Discover's filters, and what stands in place of an empty list.

const noMatch = (type: DiscoverType): string => `該当する${noun[type]}なし`;

/** The button that applies the filters. `null`: not counted yet. */
function show(type: DiscoverType, count: number | null): string {
  if (count === null) return `${noun[type]}を表示`;
  return count === 0 ? noMatch(type) : `${titleCount(type, count)}を表示`;
}
export const discoverForm = {
  show,
  /** For screen readers, while the filters change. */
  matching: (type: DiscoverType, count: number): string => (count === 0 ? noMatch(type) : `${titleCount(type, count)}が該当`),
  closeFilters: "絞り込みを閉じる",
  genres: "ジャンル",
  match: "選んだジャンルを",
  matches: { all: "すべて含む", any: "どれか含む" },
  notGenres: "除外するジャンル",
  moreFilters: "その他の条件",
  years: "年",
  from: "下限",
  to: "上限",
  rating: "評価",
  votes: "投票数",
  runtime: "上映時間（分）",
  language: "オリジナル言語",
  certification: "年齢区分",
  /** The country's field says what it is for. */
  regionOf: { movies: "年齢区分と配信の国", tv: "配信の国" },
  /** Fields for what has a name in the film database. */
  named: { keyword: "キーワード", company: "製作会社", network: "放送・配信元", provider: "配信サービス" },
  /** Where the film database does not say the name. */
  unnamed: { keyword: "キーワード", company: "製作会社", network: "放送・配信元", provider: "サービス" },
  any: "指定なし",
  atLeast: (value: number): string => `${number(value)}以上`,
  /** In a type-ahead field. */
  addTo: { keyword: "キーワードを追加", company: "製作会社を追加", provider: "サービスを追加" },
  searching: "検索中",
  nothingKnown: "見つかりませんでした",
  optionsFailed: "選択肢を読み込めませんでした。",
  choices: (count: number): string => `候補${number(count)}件`,
  nothingMatches: { movies: "すべての条件に合う映画はありません", tv: "すべての条件に合うシリーズはありません" },
  /** `filter`: the narrowest one's text. */
  loosen: (filter: string): string =>
    `最も絞り込んでいるのは「${filter}」です。まずこの条件を外してみてください。下のリンクは、それぞれ条件を1つずつ外します。`,
  nothingHere: { movies: "ここにはまだ映画がありません", tv: "ここにはまだシリーズがありません" },
  nothingHereHint: "現在、カタログに表示できる作品がありません。しばらくしてからもう一度試してください。",
  without: (filter: string): string => `「${filter}」を外す`,
};
