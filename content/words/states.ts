export const pageFailed = "Back in a moment";
export const screenFailed = "Something went wrong on this page.";
export const emptyList = "There is nothing here yet.";
