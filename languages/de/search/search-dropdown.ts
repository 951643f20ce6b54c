import { plural } from "../text.ts";

export const searchDropdown = {
  noResults: "Keine Treffer",
  resultsLabel: "Treffer",
  viewAll: "Alle Treffer zeigen",
  resultCount: (count: number): string => plural(count, { one: "# Treffer", other: "# Treffer" }),
  unknownYear: "Jahr unbekannt",
};
