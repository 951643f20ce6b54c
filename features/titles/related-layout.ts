/** Six titles fill whole rows: two, three or six to a row. */
export const relatedColumns = "couch-cards couch-row grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-6";

/** One column's width at each breakpoint. */
export const relatedImageSizes =
  "(min-width: 2300px) 330px, (min-width: 1700px) 14.9vw, (min-width: 1408px) 205px, (min-width: 1024px) 14.2vw, (min-width: 640px) 29.4vw, 43.8vw";
