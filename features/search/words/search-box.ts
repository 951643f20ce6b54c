export const fieldLabel = "Search for a title or a name";
export const placeholder = "Search...";
export const loading = "Loading...";

export const typesLabel = "Search in";
/** specification.md, section 2: shorter than the search page's tabs. */
export const types = { movies: "Movies", tv: "TV", people: "People" } as const;
