export const notifications = {
  notifications: "Avisos",
  close: "Cerrar",
  /** The button of a toast that reports a change. */
  undo: "Deshacer",
};
