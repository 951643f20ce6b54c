/** Section 2's card grid: 2, 3, 4, 5 columns. */
export const wallColumns = "grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-6";

/** The width of one column at each breakpoint, for the browser's choice of image. */
export const wallSizes = "(min-width: 1408px) 245px, (min-width: 1024px) 18vw, (min-width: 768px) 22vw, (min-width: 640px) 30vw, 45vw";
