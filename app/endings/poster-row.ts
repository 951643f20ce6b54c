/** Five posters beside each other; on a phone they scroll sideways. The padding makes room for focus rings. */
export const posterRow =
  "-mx-1 grid snap-x snap-proximity scroll-px-1 auto-cols-[38%] grid-flow-col gap-4 overflow-x-auto px-1 pt-1 pb-2 sm:grid-flow-row sm:grid-cols-5 lg:gap-x-6 [&>*]:snap-start";

/** `sizes` of its posters (tests/e2e/pictures.e2e.ts measures them). */
export const posterRowSizes = "(min-width: 2300px) 390px, (min-width: 1700px) 17.5vw, (min-width: 1408px) 243px, (min-width: 640px) 17vw, 35vw";
