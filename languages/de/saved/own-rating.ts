// The visitor's own rating and note of a title.
export const ownRating = {
  rate: "Deine Bewertung",
  /** The button of a title that the visitor has rated. */
  rated: (rating: number): string => `Deine Bewertung: ${rating} von 10`,
  heading: (title: string): string => `Deine Bewertung für „${title}“`,
  scale: "Von 1 bis 10",
  none: "Keine",
  note: "Notiz",
  storedHere: "Bewertung und Notiz bleiben auf diesem Gerät. Niemand sonst kann sie sehen.",
  charsLeft: (count: number): string => `Noch ${count} Zeichen`,
  save: "Speichern",
  remove: "Entfernen",
  close: "Schließen",
  saved: "Bewertung gespeichert",
  noteSaved: "Notiz gespeichert",
  removed: "Bewertung entfernt",
};
