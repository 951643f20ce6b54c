export const spoilers = {
  /** For screen readers, in place of a name. */
  hiddenName: "Verborgen, bis du die Folgen davor gesehen hast",
  /** In the label of a cell. */
  nameHidden: "Name verborgen",
  show: "Spoiler zeigen",
  /** Beside the button's words. */
  revealKey: "R",
};
