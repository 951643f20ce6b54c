export const loading = "Loading the series";
export const lists = "Lists";
export const popular = "Popular";
export const topRated = "Top Rated";

export const featured = "Featured";

export const wholeList = "All series";
export const listEnd = "That is all of them.";
export const seeTopRated = "See the top rated";
export const seePopular = "See what is popular";
export const byGenre = "Browse by genre";

export const previousSeries = "Previous series";
export const nextSeries = "Next series";
export const groupPosition = (first: number, last: number, count: number): string => `${first} to ${last} of ${count}`;
