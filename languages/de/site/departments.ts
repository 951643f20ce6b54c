import type { Department } from "#domain/provider-names.ts";

/** By the provider's names. The work and not the person, as for the leading credits. */
export const departments: Readonly<Record<string, string>> = {
  Acting: "Schauspiel",
  Actor: "Schauspiel",
  Actors: "Schauspiel",
  Art: "Szenenbild",
  Camera: "Kamera",
  "Costume & Make-Up": "Kostüm und Maske",
  Creator: "Idee",
  Crew: "Stab",
  Directing: "Regie",
  Editing: "Schnitt",
  Lighting: "Licht",
  Production: "Produktion",
  Sound: "Ton",
  "Visual Effects": "Visuelle Effekte",
  Writing: "Drehbuch",
} satisfies Record<Department, string>;
