/** Six titles fill whole rows: two, three or six to a row. */
export const relatedColumns = "grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-6";

/** Up to 376 px in the widest windows, for which a browser takes the same file. */
export const relatedImageSizes = "(min-width: 1408px) 205px, (min-width: 1024px) 14.2vw, (min-width: 640px) 29.4vw, 43.8vw";
