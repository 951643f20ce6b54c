import type { SavedSort, SavedTab } from "#features/saved/model/saved-view.ts";
import type { ListTotals } from "#features/saved/model/shown-titles.ts";
import { number } from "../text.ts";

const tabs: Record<SavedTab, string> = { saved: "追加済み", continue: "続きを見る", seen: "視聴済み", rated: "評価済み", lists: "リスト" };
/** What put a title into the tab. */
const actions: Record<SavedTab, string> = { saved: "追加", continue: "再生", seen: "視聴", rated: "評価", lists: "追加" };
const sorts: Record<Exclude<SavedSort, "added">, string> = {
  title: "タイトル順",
  newest: "公開の新しい順",
  oldest: "公開の古い順",
  rating: "評価の高い順",
  own: "自分の評価順",
  hand: "自分で並べた順",
};
const filmsAndSeries = ({ movies, series }: Pick<ListTotals, "movies" | "series">): string =>
  [...(movies > 0 ? [`映画${number(movies)}本`] : []), ...(series > 0 ? [`シリーズ${number(series)}作品`] : [])].join("、") || "作品なし";

/** "2時間33分" */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [...(hours > 0 ? [`${number(hours)}時間`] : []), ...(rest > 0 || hours === 0 ? [`${rest}分`] : [])].join("");
}

/** "映画12本、シリーズ3作品。映画の合計時間は21時間30分です。" Of films whose running time is not known the sum is a part. */
function totals(list: ListTotals): string {
  if (list.minutes === 0) return `${filmsAndSeries(list)}。`;
  const what = list.movies === 1 ? "映画の上映時間" : "映画の合計時間";
  return `${filmsAndSeries(list)}。${what}は${duration(list.minutes)}${list.unknown > 0 ? "以上" : ""}です。`;
}
export const savedList = {
  heading: "マイリスト",
  needsScript: "マイリストはこのブラウザに保存されていて、表示にはJavaScriptが必要です。ブラウザのJavaScriptを有効にして、このページを再読み込みしてください。",
  loading: "マイリストを開いています",
  failed: "マイリストを開けませんでした。データはこの端末に残っています。",
  /** Below the heading. */
  where: "このブラウザだけに保存されています。",
  tabsLabel: "マイリストの内容",
  tabName: (tab: SavedTab): string => tabs[tab],
  /** "追加済み（12）". `count`: 0 if it is not counted. */
  tabText: (tab: SavedTab, count: number): string => (count === 0 ? tabs[tab] : `${tabs[tab]}（${number(count)}）`),
  openFilters: (active: number): string => (active === 0 ? "絞り込み" : `絞り込み（${active}）`),
  filters: "絞り込み",
  type: "種類",
  types: { all: "映画とシリーズ", movie: "映画", tv: "シリーズ" },
  genre: "ジャンル",
  anyGenre: "すべてのジャンル",
  decade: "年代",
  anyDecade: "すべての年代",
  decadeText: (year: number): string => `${year}年代`,
  rating: "評価",
  anyRating: "すべての評価",
  atLeast: (value: number): string => `評価${value}以上`,
  added: "時期",
  /** "視聴：全期間" */
  atAnyTime: (tab: SavedTab): string => `${actions[tab]}：全期間`,
  periods: { week: "過去7日間", month: "過去30日間", year: "過去1年間" },
  here: "ここで見られる",
  hereLoading: "ここで見られる作品を確認中",
  hereFailed: "ここで見られる作品を読み込めませんでした。",
  clearFilters: "絞り込みを解除",
  sortBy: "並べ替え",
  /** "最近視聴した順" */
  sortName: (sort: SavedSort, tab: SavedTab): string => (sort === "added" ? `最近${actions[tab]}した順` : sorts[sort]),
  layouts: "表示形式",
  layoutNames: { cards: "カード", rows: "コンパクト" },
  totals,
  /** Announced. */
  moreTitles: (count: number): string => `さらに${number(count)}作品を表示しました`,
  ownRating: (value: number): string => `自分の評価：${value}`,
  episodesSeen: (count: number): string => `${number(count)}話視聴済み`,
  /** Buttons of a title. The name follows for screen readers, of which each button of a list has another. */
  inLists: "リスト",
  remove: "削除",
  ofTitle: (title: string): string => `：${title}`,
  moveUp: "上へ移動",
  moveDown: "下へ移動",
  /** Announced. */
  movedTo: (title: string, place: number, count: number): string => `${title}：${number(count)}作品中${number(place)}番目`,
  /** Toasts, with an undo. The title's name follows. */
  removed: {
    saved: "マイリストから削除しました",
    seen: "視聴済みを解除しました",
    rated: "自分の評価を削除しました",
  } satisfies Record<Exclude<SavedTab, "continue" | "lists">, string>,
  empty: {
    saved: {
      message: "追加した作品はまだありません",
      hint: "映画やシリーズで「マイリストに追加」を押すと、ここに表示されます。アカウントは不要で、リストはこのブラウザに残ります。",
    },
    continue: { message: "続きから見る作品はありません", hint: "途中で見るのをやめた映画やシリーズがここに表示され、続きから見られます。" },
    seen: { message: "視聴済みの作品はありません", hint: "最後まで見た作品や「視聴済み」にした作品がここに表示されます。" },
    rated: { message: "自分で評価した作品はまだありません", hint: "映画やシリーズのページで1〜10の評価を付けられます。メモも残せます。" },
  } satisfies Record<Exclude<SavedTab, "lists">, { message: string; hint: string }>,
  nothingMatches: { message: "条件に合う作品はありません", hint: "絞り込みの条件を減らすと、ほかの作品が表示されます。" },
  emptyLinks: { discover: "映画を探す", trending: "いま話題の作品", import: "リストをインポート" },
};
