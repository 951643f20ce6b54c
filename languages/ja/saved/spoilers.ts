export const spoilers = {
  /** For screen readers, in place of a name. */
  hiddenName: "前のエピソードを見るまで非表示",
  /** In the label of a cell. */
  nameHidden: "タイトル非表示",
  show: "ネタバレを表示",
  /** Beside the button's words. */
  revealKey: "R",
};
