import type { Department } from "#domain/provider-names.ts";

/** By the provider's names. The work and not the person, as for the leading credits. "Sound" has the composers, too. */
export const departments: Readonly<Record<string, string>> = {
  Acting: "Aktorstwo",
  Actor: "Aktorstwo",
  Actors: "Aktorstwo",
  Art: "Scenografia",
  Camera: "Zdjęcia",
  "Costume & Make-Up": "Kostiumy i charakteryzacja",
  Creator: "Pomysł",
  Crew: "Ekipa",
  Directing: "Reżyseria",
  Editing: "Montaż",
  Lighting: "Oświetlenie",
  Production: "Produkcja",
  Sound: "Muzyka i dźwięk",
  "Visual Effects": "Efekty wizualne",
  Writing: "Scenariusz",
} satisfies Record<Department, string>;
