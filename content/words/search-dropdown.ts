export const loading = "Loading...";
export const noResults = "No results found";
export const suggestions = "Did you mean";
export const resultsLabel = "Results";
export const viewAll = "View all results";

export const resultCount = (count: number): string => (count === 1 ? "1 result" : `${count} results`);
export function noResultsStatus(suggested: number): string {
  if (suggested === 0) return noResults;
  return `${noResults}. ${suggested === 1 ? "1 similar title" : `${suggested} similar titles`}`;
}

export const unknownYear = "Unknown year";
/** "TV series, 1916" */
export const typedYear = (type: "movies" | "tv", year: string): string => `${type === "tv" ? "TV series" : "Film"}, ${year}`;
export const knownFor = (titles: readonly string[]): string => `Known for ${titles.join(", ")}`;
