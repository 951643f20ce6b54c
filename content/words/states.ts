export const pageFailed = "Back in a moment";
export const emptyList = "Nothing is listed here yet.";
