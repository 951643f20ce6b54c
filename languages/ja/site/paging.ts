import { number } from "../text.ts";

export const paging = {
  loadMore: "もっと見る",
  loadingMore: "読み込み中",
  previousPage: "前のページ",
  /** Follows a button's word for screen readers, because a page may have two lists. */
  ofList: (label: string): string => `（${label}）`,
  position: (page: number, totalPages: number): string => `${number(page)} / ${number(totalPages)}ページ`,
  listEnd: "これで全部です。",
  /** Announced when more have loaded. Without the sum the second announcement would be the first one's text, which screen readers do not repeat. */
  announced: (more: string, shown: number): string => `${more}。現在${number(shown)}件を表示しています`,
  moreFilms: (count: number): string => `さらに映画${number(count)}本を表示しました`,
  moreSeries: (count: number): string => `さらにシリーズ${number(count)}作品を表示しました`,
  /** Above a list, and how many that leaves out. */
  hideSeen: "視聴済みを隠す",
  hiddenSeen: (count: number): string => `${number(count)}作品を非表示中`,
  beyondEnd: {
    text: "この一覧に、URLで指定されたページはありません。",
    toFirstPage: "最初のページへ",
  },
};
