export const notifications = {
  notifications: "الإشعارات",
  close: "إغلاق",
  /** The button of a toast that reports a change. */
  undo: "تراجع",
};
