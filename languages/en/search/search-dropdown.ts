export const searchDropdown = {
  noResults: "No results found",
  resultsLabel: "Results",
  viewAll: "View all results",
  resultCount: (count: number): string => (count === 1 ? "1 result" : `${count} results`),
  unknownYear: "Unknown year",
};
