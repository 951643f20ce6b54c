export const notifications = {
  notifications: "お知らせ",
  close: "閉じる",
  /** The button of a toast that reports a change. */
  undo: "元に戻す",
};
