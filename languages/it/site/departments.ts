import type { Department } from "#domain/provider-names.ts";

/** By the provider's names. The work and not the person, as for the leading credits. */
export const departments: Readonly<Record<string, string>> = {
  Acting: "Recitazione",
  Actor: "Recitazione",
  Actors: "Recitazione",
  Art: "Scenografia",
  Camera: "Fotografia",
  "Costume & Make-Up": "Costumi e trucco",
  Creator: "Ideazione",
  Crew: "Troupe",
  Directing: "Regia",
  Editing: "Montaggio",
  Lighting: "Luci",
  Production: "Produzione",
  Sound: "Suono",
  "Visual Effects": "Effetti visivi",
  Writing: "Sceneggiatura",
} satisfies Record<Department, string>;
