/** Six titles fill whole rows: two, three or six to a row. */
export const relatedColumns = "grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-6";

export const relatedImageSizes =
  "(min-width: 2076px) 320px, (min-width: 1700px) 14.8vw, (min-width: 1408px) 205px, (min-width: 1024px) calc(15.33vw - 13px), (min-width: 640px) 29.4vw, 43.8vw";
