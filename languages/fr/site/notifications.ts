export const notifications = {
  notifications: "Notifications",
  close: "Fermer",
  /** The button of a toast that reports a change. */
  undo: "Annuler",
};
