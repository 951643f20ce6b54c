/** The button of a toast that reports a change. */
export const undo = "Undo";
