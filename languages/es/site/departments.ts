import type { Department } from "#domain/provider-names.ts";

/** By the provider's names. The work and not the person, as for the leading credits. */
export const departments: Readonly<Record<string, string>> = {
  Acting: "Interpretación",
  Actor: "Interpretación",
  Actors: "Interpretación",
  Art: "Dirección artística",
  Camera: "Fotografía",
  "Costume & Make-Up": "Vestuario y maquillaje",
  Creator: "Creación",
  Crew: "Equipo técnico",
  Directing: "Dirección",
  Editing: "Montaje",
  Lighting: "Iluminación",
  Production: "Producción",
  Sound: "Sonido",
  "Visual Effects": "Efectos visuales",
  Writing: "Guion",
} satisfies Record<Department, string>;
