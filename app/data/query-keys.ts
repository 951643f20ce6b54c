/** First elements of query keys. Placeholders are looked up under them. */
export const movieListsKey = "movie-lists";
export const seriesListsKey = "series-lists";
/** Lists stay while the tab is open, so that Back restores them after a film of two hours. */
export const listGcMs = Number.POSITIVE_INFINITY;
export const searchKey = "search";
export const extrasKeys = { movie: "movie-extras", series: "series-extras" } as const;

/** A title from the server's lists, whose own data failed. Only the server sets it. */
export const placeholderKey = (kind: "movie" | "series", id: number) => ["placeholder", kind, id] as const;
