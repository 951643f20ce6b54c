import { counted } from "../counts.ts";

export const searchDropdown = {
  noResults: "Nessun risultato",
  resultsLabel: "Risultati",
  viewAll: "Tutti i risultati",
  resultCount: counted("risultato", "risultati"),
  unknownYear: "Anno sconosciuto",
};
