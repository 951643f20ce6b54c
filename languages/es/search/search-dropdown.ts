import { plural } from "../text.ts";

export const searchDropdown = {
  noResults: "No hay resultados",
  resultsLabel: "Resultados",
  offline: "No tienes conexión. Para buscar hace falta una.",
  viewAll: "Ver todos los resultados",
  resultCount: (count: number): string => plural(count, { one: "# resultado", many: "# de resultados", other: "# resultados" }),
  unknownYear: "Año desconocido",
};
