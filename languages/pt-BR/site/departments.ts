import type { Department } from "#domain/provider-names.ts";

/** By the provider's names. The work and not the person, as for the leading credits. */
export const departments: Readonly<Record<string, string>> = {
  Acting: "Atuação",
  Actor: "Atuação",
  Actors: "Atuação",
  Art: "Direção de arte",
  Camera: "Fotografia",
  "Costume & Make-Up": "Figurino e maquiagem",
  Creator: "Criação",
  Crew: "Equipe técnica",
  Directing: "Direção",
  Editing: "Montagem",
  Lighting: "Iluminação",
  Production: "Produção",
  Sound: "Som",
  "Visual Effects": "Efeitos visuais",
  Writing: "Roteiro",
} satisfies Record<Department, string>;
