export const notifications = {
  notifications: "Notifications",
  close: "Close",
  /** The button of a toast that reports a change. */
  undo: "Undo",
};
