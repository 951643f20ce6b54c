import { number } from "../text.ts";

export const titleFacts = {
  facts: "作品情報",
  originalTitle: "原題",
  originalLanguage: "オリジナル言語",
  status: "状況",
  seriesType: "種類",
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
