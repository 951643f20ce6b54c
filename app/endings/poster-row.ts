/** Five posters beside each other; on a phone they scroll sideways. to the window's edge. The padding makes room for focus rings. */
export const posterRow =
  "relative -ml-1 -mr-4 grid snap-x snap-proximity scroll-px-1 auto-cols-[38%] grid-flow-col gap-4 overflow-x-auto pt-1 pr-4 pb-2 pl-1 sm:-mr-1 sm:grid-flow-row sm:grid-cols-5 sm:pr-1 lg:gap-x-6 [&>*]:snap-start";

/** `sizes` of its posters (tests/e2e/pictures.e2e.ts measures them). */
export const posterRowSizes = "(min-width: 2300px) 390px, (min-width: 1700px) 17.5vw, (min-width: 1408px) 243px, (min-width: 640px) 17vw, 35vw";
