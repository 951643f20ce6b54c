/** specification.md, section 2: 2, 3, 4, 5 columns. */
export const gridColumns = "grid couch:grid-cols-4 grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-6";

/** Of cards that show their facts beside the wall on a television (`app/couch/couch-cards.css`). */
export const cardColumns = `couch-cards ${gridColumns}`;

/** With room for a rank beside each poster. A row that scrolls sideways on a phone. */
export const rankedColumns =
  "max-sm:scroll-row max-sm:auto-cols-[11rem] grid gap-x-4 gap-y-8 *:relative *:ps-12 sm:*:ps-16 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-6";

/** On a phone with three device pixels each, two suffice: a third of the bytes. */
const narrowImageSizes = "(min-width: 768px) 21.6vw, (min-width: 640px) 29.2vw, (min-resolution: 2.5dppx) 29.2vw, 43.8vw";

/** `sizes` of a grid's posters: one column's width at each breakpoint (tests/e2e/pictures.e2e.ts measures them). */
export const gridImageSizes = `(min-width: 2300px) 390px, (min-width: 1700px) 17.5vw, (min-width: 1408px) 243px, (min-width: 1024px) 17vw, ${narrowImageSizes}`;

/** The same beside a panel of 15rem from 1024 px on, of 19rem from 1280 px on. */
export const gridImageSizesBesidePanel = `(min-width: 2300px) 300px, (min-width: 1700px) 13.3vw, (min-width: 1408px) 173px, (min-width: 1280px) calc(20vw - 109px), (min-width: 1024px) calc(18.4vw - 74px), ${narrowImageSizes}`;
