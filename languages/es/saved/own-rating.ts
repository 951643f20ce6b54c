import { plural } from "../text.ts";

// The visitor's own rating and note of a title. "Apunte", because "nota" is also a rating.
export const ownRating = {
  // The visitor's own rating and note of a title.
  rate: "Tu valoración",
  /** The button of a title that the visitor has rated. */
  rated: (rating: number): string => `Tu valoración: ${rating} sobre 10`,
  heading: (title: string): string => `Tu valoración de «${title}»`,
  scale: "Del 1 al 10",
  none: "Ninguna",
  note: "Apunte",
  storedHere: "La valoración y el apunte se quedan en este dispositivo. Nadie más puede verlos.",
  charsLeft: (count: number): string => plural(count, { one: "Queda # carácter", many: "Quedan # de caracteres", other: "Quedan # caracteres" }),
  save: "Guardar",
  remove: "Quitar",
  close: "Cerrar",
  saved: "Valoración guardada",
  noteSaved: "Apunte guardado",
  removed: "Valoración quitada",
};
