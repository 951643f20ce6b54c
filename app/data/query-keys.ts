/** First parts of query keys that other modules look up: placeholders are found in cached lists. */
export const movieListsKey = "movie-lists";
export const seriesListsKey = "series-lists";
export const searchKey = "search";
export const extrasKeys = { movie: "movie-extras", series: "series-extras" } as const;

/** What the server's lists say of a title whose own data failed; only the server writes it. */
export const placeholderKey = (kind: "movie" | "series", id: number) => ["placeholder", kind, id] as const;
