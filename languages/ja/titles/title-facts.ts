import type { SeriesType, TitleStatus } from "#domain/provider-names.ts";
import { number } from "../text.ts";

export const titleFacts = {
  facts: "作品情報",
  originalTitle: "原題",
  originalLanguage: "オリジナル言語",
  status: "状況",
  seriesType: "種類",
  /** By the provider's names. */
  statuses: {
    Rumored: "噂の段階",
    Planned: "企画中",
    "In Production": "製作中",
    "Post Production": "ポストプロダクション中",
    Released: "公開済み",
    Canceled: "打ち切り",
    "Returning Series": "継続中",
    Ended: "終了",
    Pilot: "パイロット版",
  } satisfies Record<TitleStatus, string> as Readonly<Record<string, string>>,
  seriesTypes: {
    Scripted: "フィクション",
    Miniseries: "ミニシリーズ",
    Reality: "リアリティ番組",
    Documentary: "ドキュメンタリー",
    News: "ニュース",
    "Talk Show": "トーク番組",
    Video: "動画",
  } satisfies Record<SeriesType, string> as Readonly<Record<string, string>>,
  countries: () => "製作国",
  budget: "製作費",
  revenue: "興行収入",
  /** "92,620,000ドル" */
  dollars: (amount: number): string => `${number(amount)}ドル`,
  firstAired: "初回放送",
  lastAired: "最終放送",
  companies: () => "製作会社",
  networks: () => "放送・配信元",
  keywords: "キーワード",
  showMore: (count: number): string => `あと${number(count)}件を表示`,
  /** "公開日（ドイツ）" */
  releases: (country: string): string => `公開日（${country}）`,
  /** "劇場公開：1927年1月11日" */
  releaseOn: (kind: string, date: string): string => `${kind}：${date}`,
  /** By the film database's numbers. */
  releaseTypes: {
    1: "プレミア上映",
    2: "限定公開",
    3: "劇場公開",
    4: "デジタル配信",
    5: "DVD・ブルーレイ",
    6: "テレビ放送",
  } as Record<number, string>,
};
