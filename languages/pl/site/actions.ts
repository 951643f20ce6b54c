export const actions = {
  tryAgain: "Spróbuj ponownie",
  retryingSoon: "Kolejna próba za kilka sekund.",
  back: "Wróć",
  goBackHome: "Na stronę główną",
  /** Leads from a list to its filters. */
  filterAndSort: "Filtruj i sortuj",
  watchNow: "Oglądaj teraz",
};
