export const spoilers = {
  /** For screen readers, in place of a name. */
  hiddenName: "Masqué tant que tu n’as pas vu les épisodes précédents",
  /** In the label of a cell. */
  nameHidden: "Nom masqué",
  show: "Afficher les spoilers",
  /** Beside the button's words. */
  revealKey: "R",
};
