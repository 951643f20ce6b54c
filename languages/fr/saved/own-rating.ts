import { plural } from "../text.ts";

// The visitor's own rating and note of a title. A rating is "note" in French, so that a note is "mémo".
export const ownRating = {
  rate: "Ta note",
  /** The button of a title that the visitor has rated. */
  rated: (rating: number): string => `Ta note\u00a0: ${rating} sur 10`,
  heading: (title: string): string => `Ta note pour «\u00a0${title}\u00a0»`,
  scale: "De 1 à 10",
  none: "Aucune",
  note: "Mémo",
  storedHere: "Ta note et ton mémo restent sur cet appareil. Personne d’autre ne peut les voir.",
  charsLeft: (count: number): string => plural(count, { one: "# caractère restant", many: "# de caractères restants", other: "# caractères restants" }),
  save: "Enregistrer",
  remove: "Retirer",
  close: "Fermer",
  saved: "Note enregistrée",
  noteSaved: "Mémo enregistré",
  removed: "Note retirée",
};
