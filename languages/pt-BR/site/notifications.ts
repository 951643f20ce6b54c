export const notifications = {
  notifications: "Avisos",
  close: "Fechar",
  /** The button of a toast that reports a change. */
  undo: "Desfazer",
};
