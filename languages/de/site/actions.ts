export const actions = {
  tryAgain: "Erneut versuchen",
  retryingSoon: "In ein paar Sekunden folgt ein neuer Versuch.",
  back: "Zurück",
  goBackHome: "Zur Startseite",
  /** Leads from a list to its filters. */
  filterAndSort: "Filtern und sortieren",
  watchNow: "Jetzt ansehen",
};
