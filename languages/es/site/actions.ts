export const actions = {
  tryAgain: "Reintentar",
  retryingSoon: "Se volverá a intentar en unos segundos.",
  back: "Volver",
  goBackHome: "Volver al inicio",
  /** Leads from a list to its filters. */
  filterAndSort: "Filtrar y ordenar",
  watchNow: "Ver ahora",
};
