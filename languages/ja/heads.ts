import type { Words } from "../words.ts";
import { titled } from "./text.ts";

export const words: Words["heads"] = {
  pageDescriptions: {
    /** Meta descriptions of pages that share this file, and of titles and people without an overview. */
    pageDescriptions: {
      genres: "アクションから西部劇まで、映画とシリーズをジャンル別に紹介。気になるジャンルを選んで探してみてください。",
      discoverMovies: "ジャンル、年、評価、上映時間、言語などから映画を探せます。どの一覧にも、共有できるURLがあります。",
      discoverSeries: "ジャンル、年、評価、言語、放送・配信元などからシリーズを探せます。どの一覧にも、共有できるURLがあります。",
      /** `heading`: "ドラマ映画" */
      discoverList: (heading: string) => `${heading}を人気順に表示。評価、言語、上映時間などで絞り込み、気になる作品を開いてすぐに見られます。`,
      movie: (title: string, site: { name: string }) => `${titled(title)}を${site.name}で見る。キャスト、レビュー、似ている映画を1ページにまとめました。`,
      tv: (name: string, site: { name: string }) => `${titled(name)}を${site.name}で見る。全シーズン・全エピソードを、キャストやレビューとともに。`,
      collection: (name: string, films: string) => `${name}：${films}を公開順に。それぞれにキャスト、レビュー、プレーヤーがあります。`,
      credits: (name: string) => `${titled(name)}を作った全員を紹介。キャスト全員とその役名、部門別のスタッフ。`,
      person: (name: string, site: { name: string }) => `${name}の作品を${site.name}で見る。出演した映画とシリーズ、スタッフとして参加した作品。`,
    },
    /** Each page of a list has its own description. */
    descriptionOfPage: (description: string, page: number): string => (page > 1 ? `${page}ページ目。${description}` : description),
    /** Section 2's "extra keywords". */
    genreKeywords: ["ジャンル", "ジャンル別の映画", "ジャンル別のシリーズ"],
    /** Breadcrumb names. */
    pageNames: {
      home: "ホーム",
      movies: "映画",
      series: "シリーズ",
      genres: "ジャンル",
      discoverMovies: "映画を探す",
      discoverSeries: "シリーズを探す",
    },
  },
};
