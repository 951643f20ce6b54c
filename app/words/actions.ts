export const tryAgain = "Try again";
export const retryingSoon = "Trying again in a few seconds.";
export const back = "Back";
export const goBackHome = "Go Back Home";
/** Leads from a list to its filters. */
export const filterAndSort = "Filter and sort";
export const watchNow = "Watch Now";
