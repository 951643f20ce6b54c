export const actions = {
  tryAgain: "Réessayer",
  retryingSoon: "Nouvel essai dans quelques secondes.",
  back: "Retour",
  goBackHome: "Retour à l’accueil",
  /** Leads from a list to its filters. */
  filterAndSort: "Filtrer et trier",
  watchNow: "Regarder",
};
