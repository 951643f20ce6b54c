import { number, titled } from "../text.ts";

const count = (titles: number): string => (titles === 0 ? "作品なし" : `${number(titles)}作品`);
export const ownLists = {
  /** Opens the dialog in which a title is put on lists. */
  lists: "リスト",
  listsFor: (title: string): string => `${titled(title)}を入れるリスト`,
  noLists: "リストはまだありません。最初のリストに名前を付けてください：",
  newList: "新しいリスト",
  /** The field in which a list gets another name. */
  name: "リスト名",
  noName: "リスト名を入力してください。",
  create: "作成",
  done: "完了",
  rename: "名前を変更",
  save: "保存",
  cancel: "キャンセル",
  deleteList: "削除",
  changeOrder: "順番を変更",
  allLists: "すべてのリスト",
  sameName: "同じ名前のリストがあります。",
  mostLists: (most: number): string => `リストはすでに${number(most)}件あり、これ以上は作成できません。`,
  isFull: (most: number): string => `上限（${number(most)}作品）`,
  /** Toasts, with an undo. A name follows. */
  deleted: "リストを削除しました",
  removedFrom: (list: string): string => `「${list}」から削除しました`,
  share: "共有",
  firstShared: (most: number): string => `リンクに含まれるのは、最初の${number(most)}作品です。`,
  emptyList: {
    message: "このリストは空です",
    hint: "映画やシリーズのページか、マイリストの作品の横にある「リスト」を押して追加してください。",
  },
  noOwnLists: {
    message: "リストはまだありません",
    hint: "上の欄でリストに名前を付けてください。「雨の日の映画」や「家族で見る作品」など。",
  },
  gone: { message: "このリストはありません", hint: "削除されたか、別のブラウザにある可能性があります。" },
  count,
};
