export const spoilers = {
  /** For screen readers, in place of a name. */
  hiddenName: "Oculto até você ver os episódios anteriores",
  /** In the label of a cell. */
  nameHidden: "Nome oculto",
  show: "Mostrar spoilers",
  /** Beside the button's words. */
  revealKey: "R",
};
