import { number } from "../text.ts";

export const collectionPage = {
  loading: "コレクションを読み込み中",
  /** "映画3本" */
  filmCount: (count: number): string => `映画${number(count)}本`,
  /** "1977〜2019年", or one year. */
  yearSpan: ({ first, last }: { first: number; last: number }): string => (first === last ? `${first}年` : `${first}〜${last}年`),
  inReleaseOrder: "公開順の映画",
  /** Above the strip on a film's page. */
  partOf: (name: string): string => `コレクション：${name}`,
  seeCollection: "コレクションを見る",
  /** Marks the film of the page in the strip. */
  thisFilm: "この映画",
  notFound: "コレクションが見つかりません",
  notFoundText: "このURLのコレクションはありません。リンクに誤りがあるか、映画が削除された可能性があります。",
};
