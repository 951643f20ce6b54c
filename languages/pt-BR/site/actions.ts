export const actions = {
  tryAgain: "Tentar de novo",
  retryingSoon: "Uma nova tentativa começa em alguns segundos.",
  back: "Voltar",
  goBackHome: "Voltar ao início",
  /** Leads from a list to its filters. */
  filterAndSort: "Filtrar e ordenar",
  watchNow: "Assistir agora",
};
