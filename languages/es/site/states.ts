export const states = {
  pageFailed: "Volvemos enseguida",
  screenFailed: "Algo ha fallado en esta página.",
  stillWaiting: "La base de datos de cine aún no ha respondido.",
  emptyList: "Aquí todavía no hay nada.",
};
