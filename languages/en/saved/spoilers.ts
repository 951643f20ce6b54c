export const spoilers = {
  /** For screen readers, in place of a name. */
  hiddenName: "Hidden until you have seen the episodes before it",
  /** In the label of a cell. */
  nameHidden: "Name hidden",
  show: "Show spoilers",
  /** Beside the button's words. */
  revealKey: "R",
};
