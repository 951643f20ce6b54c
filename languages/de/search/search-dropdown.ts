import { plural } from "../text.ts";

export const searchDropdown = {
  noResults: "Keine Treffer",
  resultsLabel: "Treffer",
  offline: "Du bist offline. Die Suche braucht eine Verbindung.",
  viewAll: "Alle Treffer zeigen",
  resultCount: (count: number): string => plural(count, { one: "# Treffer", other: "# Treffer" }),
  unknownYear: "Jahr unbekannt",
};
