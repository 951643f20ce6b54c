import { number } from "../text.ts";

// The page of a list that came as an address.
const titleCount = (count: number): string => `${number(count)}作品`;
export const sharedPage = {
  /** Of a list without a name. */
  unnamed: "共有リスト",
  about:
    "このリストは、リスト名も含めて、開いたURLの中に入っています。このサイトには保存されていません。この端末に残すには、マイリストに追加するか、リストとして保存してください。",
  titleCount,
  /** For search engines and previews of the address. */
  description: (count: number): string => `見たい作品のリスト（${titleCount(count)}）。URLで共有されています。`,
  listLabel: "このリストの作品",
  /** In place of a title that the page does not have. */
  notLoaded: { movie: "映画（まだ読み込まれていません）", tv: "シリーズ（まだ読み込まれていません）" },
  missing: "カタログにない作品",
  failed: "このリストの一部の作品を読み込めませんでした。",
  /** Below the list. */
  dropped: (count: number): string => `URLに含まれる項目のうち、${number(count)}件を除外しました。作品ではないか、リストが長すぎるためです。`,
  empty: {
    message: "このURLには作品が含まれていません",
    hint: "URLが途中で切れたのかもしれません。もう一度送ってもらうか、ここで見たい作品を探してください。",
  },
  /** Beside the buttons, which wait for all titles. */
  loaded: (count: number, all: number): string => `${titleCount(all)}中${number(count)}作品を読み込み済み`,
  saveAll: "すべて追加",
  saveAsList: "リストとして保存",
  openMyList: "マイリストを開く",
  /** Of toasts. */
  savedAll: (count: number): string => `${titleCount(count)}をマイリストに追加しました`,
  /** Below it. */
  leftOut: (count: number): string => (count === 0 ? "" : `${titleCount(count)}は読み込めませんでした`),
  allSavedBefore: "すべてマイリストに追加済みでした",
  savedAsList: "リストとして保存しました",
  noRoom: (most: number): string => `リストはすでに${number(most)}件あり、これ以上は作成できません。先にどれかを削除してください。`,
};
