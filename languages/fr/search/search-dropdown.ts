import { plural } from "../text.ts";

export const searchDropdown = {
  noResults: "Aucun résultat",
  resultsLabel: "Résultats",
  offline: "Tu es hors ligne. La recherche nécessite une connexion.",
  viewAll: "Voir tous les résultats",
  resultCount: (count: number): string => plural(count, { one: "# résultat", many: "# de résultats", other: "# résultats" }),
  unknownYear: "Année inconnue",
};
