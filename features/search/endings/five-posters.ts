/** Five posters beside each other; on a phone a row that scrolls sideways. */
export const fivePosters = "couch-row max-sm:scroll-row max-sm:auto-cols-[38%] grid gap-4 sm:grid-cols-5 lg:gap-x-6";

/** `sizes` of its posters (tests/e2e/pictures.e2e.ts measures them). */
export const fivePostersSizes = "(min-width: 2300px) 390px, (min-width: 1700px) 17.5vw, (min-width: 1408px) 243px, (min-width: 640px) 17vw, 35vw";
