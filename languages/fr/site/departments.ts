import type { Department } from "#domain/provider-names.ts";

/** By the provider's names. The work and not the person, as for the leading credits. */
export const departments: Readonly<Record<string, string>> = {
  Acting: "Interprétation",
  Actor: "Interprétation",
  Actors: "Interprétation",
  Art: "Direction artistique",
  Camera: "Photographie",
  "Costume & Make-Up": "Costumes et maquillage",
  Creator: "Création",
  Crew: "Équipe technique",
  Directing: "Réalisation",
  Editing: "Montage",
  Lighting: "Éclairage",
  Production: "Production",
  Sound: "Son",
  "Visual Effects": "Effets visuels",
  Writing: "Scénario",
} satisfies Record<Department, string>;
