import { counted } from "../text.ts";

export const searchDropdown = {
  noResults: "Nenhum resultado",
  resultsLabel: "Resultados",
  viewAll: "Ver todos os resultados",
  resultCount: (count: number): string => counted(count, "resultado", "resultados"),
  unknownYear: "Ano desconhecido",
};
