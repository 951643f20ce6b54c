// The visitor's own rating and note of a title.
export const ownRating = {
  rate: "Your rating",
  /** The button of a title that the visitor has rated. */
  rated: (rating: number): string => `Your rating: ${rating} of 10`,
  heading: (title: string): string => `Your rating of ${title}`,
  scale: "From 1 to 10",
  none: "None",
  note: "Note",
  storedHere: "Rating and note stay on this device. Nobody else can see them.",
  charsLeft: (count: number): string => (count === 1 ? "1 character left" : `${count} characters left`),
  save: "Save",
  remove: "Remove",
  close: "Close",
  saved: "Rating saved",
  noteSaved: "Note saved",
  removed: "Rating removed",
};
