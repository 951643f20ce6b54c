/** A row of posters that scrolls sideways, and `sizes` for its pictures. */
export const posterRow = "couch-row scroll-row auto-cols-[8.5rem] gap-4 sm:auto-cols-[10rem] lg:auto-cols-[12rem] lg:gap-6";
export const posterRowSizes = "(min-width: 1700px) 240px, (min-width: 1024px) 192px, (min-width: 640px) 160px, 136px";
