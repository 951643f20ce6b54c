// The visitor's own rating and note of a title.

export const rate = "Your rating";
/** The button of a title that the visitor has rated. */
export const rated = (rating: number): string => `Your rating: ${rating} of 10`;
export const heading = (title: string): string => `Your rating of ${title}`;
export const scale = "From 1 to 10";
export const none = "None";
export const note = "Note";
export const storedHere = "Rating and note stay on this device. Nobody else can see them.";
export const charsLeft = (count: number): string => (count === 1 ? "1 character left" : `${count} characters left`);
export const save = "Save";
export const remove = "Remove";
export const close = "Close";

export const saved = "Rating saved";
export const noteSaved = "Note saved";
export const removed = "Rating removed";
