import { number, titled } from "../text.ts";

// The visitor's own rating and note of a title.
export const ownRating = {
  rate: "自分の評価",
  /** The button of a title that the visitor has rated. */
  rated: (rating: number): string => `自分の評価：${rating}/10`,
  heading: (title: string): string => `${titled(title)}への自分の評価`,
  scale: "1〜10",
  none: "なし",
  note: "メモ",
  storedHere: "評価とメモはこの端末に残り、ほかの人には見えません。",
  charsLeft: (count: number): string => `残り${number(count)}文字`,
  save: "保存",
  remove: "削除",
  close: "閉じる",
  saved: "評価を保存しました",
  noteSaved: "メモを保存しました",
  removed: "評価を削除しました",
};
