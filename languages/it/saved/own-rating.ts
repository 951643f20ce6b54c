import { plural } from "../text.ts";

// The visitor's own rating and note of a title.
export const ownRating = {
  rate: "Il tuo voto",
  /** The button of a title that the visitor has rated. */
  rated: (rating: number): string => `Il tuo voto: ${rating} su 10`,
  heading: (title: string): string => `Il tuo voto per «${title}»`,
  scale: "Da 1 a 10",
  none: "Nessuno",
  note: "Nota",
  storedHere: "Voto e nota restano su questo dispositivo. Nessun altro può vederli.",
  charsLeft: (count: number): string => plural(count, { one: "Resta # carattere", many: "Restano # di caratteri", other: "Restano # caratteri" }),
  save: "Salva",
  remove: "Rimuovi",
  close: "Chiudi",
  saved: "Voto salvato",
  noteSaved: "Nota salvata",
  removed: "Voto rimosso",
};
