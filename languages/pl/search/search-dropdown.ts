import { plural } from "../text.ts";

export const searchDropdown = {
  noResults: "Brak wyników",
  resultsLabel: "Wyniki",
  offline: "Brak połączenia z internetem. Wyszukiwanie wymaga połączenia.",
  viewAll: "Zobacz wszystkie wyniki",
  resultCount: (count: number): string => plural(count, { one: "# wynik", few: "# wyniki", many: "# wyników" }),
  unknownYear: "Rok nieznany",
};
