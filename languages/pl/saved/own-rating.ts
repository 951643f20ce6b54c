import { plural } from "../text.ts";

// The visitor's own rating and note of a title.
export const ownRating = {
  rate: "Twoja ocena",
  /** The button of a title that the visitor has rated. */
  rated: (rating: number): string => `Twoja ocena: ${rating} na 10`,
  heading: (title: string): string => `Twoja ocena: „${title}”`,
  scale: "Od 1 do 10",
  none: "Brak",
  note: "Notatka",
  storedHere: "Ocena i notatka zostają na tym urządzeniu. Nikt inny ich nie zobaczy.",
  charsLeft: (count: number): string => plural(count, { one: "Został # znak", few: "Zostały # znaki", many: "Zostało # znaków" }),
  save: "Zapisz",
  remove: "Usuń",
  close: "Zamknij",
  saved: "Ocena zapisana",
  noteSaved: "Notatka zapisana",
  removed: "Ocena usunięta",
};
