export const spoilers = {
  /** For screen readers, in place of a name. */
  hiddenName: "Oculto hasta que veas los episodios anteriores",
  /** In the label of a cell. */
  nameHidden: "Nombre oculto",
  show: "Mostrar espóileres",
  /** Beside the button's words. */
  revealKey: "R",
};
