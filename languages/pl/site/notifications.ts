export const notifications = {
  notifications: "Powiadomienia",
  close: "Zamknij",
  /** The button of a toast that reports a change. */
  undo: "Cofnij",
};
