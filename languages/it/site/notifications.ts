export const notifications = {
  notifications: "Notifiche",
  close: "Chiudi",
  /** The button of a toast that reports a change. */
  undo: "Annulla",
};
