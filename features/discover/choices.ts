/** Votes and ratings that the form offers. A value of the address that is not among them is added. */
export const ratings = [5, 6, 7, 8, 9] as const;
/** First years of decades, newest first: suggestions beside what the visitor may type. */
export const decades = [2020, 2010, 2000, 1990, 1980, 1970, 1960, 1950, 1940, 1930, 1920, 1910] as const;
export const votes = [10, 100, 500, 1000, 5000] as const;
