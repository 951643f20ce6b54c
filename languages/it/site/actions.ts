export const actions = {
  tryAgain: "Riprova",
  retryingSoon: "Nuovo tentativo fra qualche secondo.",
  back: "Indietro",
  goBackHome: "Torna alla home",
  /** Leads from a list to its filters. */
  filterAndSort: "Filtra e ordina",
  watchNow: "Guarda ora",
};
