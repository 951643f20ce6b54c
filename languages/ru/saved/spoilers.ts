export const spoilers = {
  /** For screen readers, in place of a name. */
  hiddenName: "Скрыто, пока не просмотрены предыдущие серии",
  /** In the label of a cell. */
  nameHidden: "Название скрыто",
  show: "Показать спойлеры",
  /** Beside the button's words. */
  revealKey: "R",
};
