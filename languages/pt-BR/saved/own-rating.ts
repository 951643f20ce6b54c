import { forms, plural } from "../text.ts";

// The visitor's own rating and note of a title.
export const ownRating = {
  rate: "Sua nota",
  /** The button of a title that the visitor has rated. */
  rated: (rating: number): string => `Sua nota: ${rating} de 10`,
  heading: (title: string): string => `Sua nota para “${title}”`,
  scale: "De 1 a 10",
  none: "Nenhuma",
  /** "Nota" is the rating. */
  note: "Anotação",
  storedHere: "A nota e a anotação ficam neste dispositivo. Ninguém mais pode vê-las.",
  charsLeft: (count: number): string => `${count < 2 ? "Resta" : "Restam"} ${plural(count, forms("caractere", "caracteres"))}`,
  save: "Salvar",
  remove: "Remover",
  close: "Fechar",
  saved: "Nota salva",
  noteSaved: "Anotação salva",
  removed: "Nota removida",
};
