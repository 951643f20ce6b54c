export const tryAgain = "Try again";
export const pageFailed = "Back in a moment";
