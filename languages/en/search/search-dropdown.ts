export const searchDropdown = {
  noResults: "No results found",
  resultsLabel: "Results",
  offline: "You are offline. Searching needs a connection.",
  viewAll: "View all results",
  resultCount: (count: number): string => (count === 1 ? "1 result" : `${count} results`),
  unknownYear: "Unknown year",
};
