export const spoilers = {
  /** For screen readers, in place of a name. */
  hiddenName: "Ukryte, dopóki nie obejrzysz wcześniejszych odcinków",
  /** In the label of a cell. */
  nameHidden: "Tytuł ukryty",
  show: "Pokaż spoilery",
  /** Beside the button's words. */
  revealKey: "R",
};
