export const actions = {
  tryAgain: "Try again",
  retryingSoon: "Trying again in a few seconds.",
  back: "Back",
  goBackHome: "Go Back Home",
  /** Leads from a list to its filters. */
  filterAndSort: "Filter and sort",
  watchNow: "Watch Now",
};
