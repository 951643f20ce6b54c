export const notifications = {
  notifications: "Meldungen",
  close: "Schließen",
  /** The button of a toast that reports a change. */
  undo: "Rückgängig",
};
