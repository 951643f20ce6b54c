export const notifications = {
  notifications: "Уведомления",
  close: "Закрыть",
  /** The button of a toast that reports a change. */
  undo: "Отменить",
};
