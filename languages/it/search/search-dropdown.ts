import { counted } from "../counts.ts";

export const searchDropdown = {
  noResults: "Nessun risultato",
  resultsLabel: "Risultati",
  offline: "Sei offline. Per cercare serve una connessione.",
  viewAll: "Tutti i risultati",
  resultCount: counted("risultato", "risultati"),
  unknownYear: "Anno sconosciuto",
};
