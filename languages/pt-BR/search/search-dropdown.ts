import { counted } from "../text.ts";

export const searchDropdown = {
  noResults: "Nenhum resultado",
  resultsLabel: "Resultados",
  offline: "Você está offline. A busca precisa de conexão.",
  viewAll: "Ver todos os resultados",
  resultCount: (count: number): string => counted(count, "resultado", "resultados"),
  unknownYear: "Ano desconhecido",
};
