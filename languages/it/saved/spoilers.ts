export const spoilers = {
  /** For screen readers, in place of a name. */
  hiddenName: "Nascosto finché non avrai visto gli episodi precedenti",
  /** In the label of a cell. */
  nameHidden: "Titolo nascosto",
  show: "Mostra gli spoiler",
  /** Beside the button's words. */
  revealKey: "R",
};
