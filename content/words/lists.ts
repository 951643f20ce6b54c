/** The names of the lists, as headings and as accessible names (specification.md, section 2). */
export const popularMovies = "Popular Movies";
export const topRatedMovies = "Top Rated Movies";
export const popularSeries = "Popular TV Series";
export const topRatedSeries = "Top Rated TV Series";

export const emptyList = "Nothing is listed here yet.";
