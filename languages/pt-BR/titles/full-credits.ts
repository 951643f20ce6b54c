import { counted } from "../text.ts";

export const fullCredits = {
  allCastAndCrew: "Elenco e equipe",
  cast: "Elenco",
  /** Within the section that shows the first twelve. */
  wholeCast: "Elenco completo",
  noCredits: "Ainda não há créditos para este título.",
  episodes: (count: number): string => counted(count, "episódio", "episódios"),
  /** "214 pessoas" */
  peopleCount: (count: number): string => counted(count, "pessoa", "pessoas"),
  /** "Elenco e equipe de “Metrópolis”" */
  castAndCrewOf: (title: string): string => `Elenco e equipe de “${title}”`,
  toTitle: (title: string): string => `Voltar para “${title}”`,
  /** In the list of departments. */
  departments: "Departamentos",
};
