export const noResults = "No results found";
export const resultsLabel = "Results";
export const viewAll = "View all results";

export const resultCount = (count: number): string => (count === 1 ? "1 result" : `${count} results`);
export const unknownYear = "Unknown year";
