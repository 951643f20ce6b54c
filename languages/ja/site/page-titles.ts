import { withYear } from "../text.ts";

/** Document titles. "The given title" of other pages than a film's: section 2. */
export const pageTitles = {
  /** Section 2, page metadata. */
  movie: (title: string, year: number | null): string => `${withYear(title, year)}をオンラインで見る`,
  /** The year distinguishes series with the same name. `episode`: "S2:E6", if the address names one. */
  series: (series: { name: string; year: number | null }, episode: string | null): string =>
    `${withYear(series.name, series.year)}${episode === null ? "" : ` ${episode}`} · シリーズ`,
  /** The year distinguishes titles with the same name. */
  credits: (title: { name: string; year: number | null }): string => `${withYear(title.name, title.year)}のキャスト・スタッフ`,
  /** "映画（2ページ目）" */
  page: (name: string, page: number): string => `${name}（${page}ページ目）`,
  landing: (site: { name: string; tagline: string }): string => `${site.name}：${site.tagline}`,
  genres: "ジャンルから探す",
  seriesNotFound: "シリーズが見つかりません",
  collectionNotFound: "コレクションが見つかりません",
  personNotFound: "人物が見つかりません",
  search: (query: string): string => (query === "" ? "検索" : `「${query}」の検索結果`),
  notFound: "ページが見つかりません",
  movieNotFound: "映画が見つかりません",
  unavailable: "まもなく再開します",
};
