export const pageFailed = "Back in a moment";
export const screenFailed = "Something went wrong on this page.";
export const stillWaiting = "Still waiting for the film database.";
export const emptyList = "There is nothing here yet.";
