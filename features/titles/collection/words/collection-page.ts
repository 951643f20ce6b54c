import { counted } from "#domain/count-text.ts";

export const loading = "Loading the collection";
/** "3 films" */
export const filmCount = (count: number): string => counted(count, "film");
/** "1977 to 2019", or one year. */
export const yearSpan = ({ first, last }: { first: number; last: number }): string => (first === last ? String(first) : `${first} to ${last}`);
export const inReleaseOrder = "Films in order of release";

/** Above the strip on a film's page: "Part of The Lord of the Rings Collection". */
export const partOf = (name: string): string => `Part of ${name}`;
export const seeCollection = "See the collection";
/** Marks the film of the page in the strip. */
export const thisFilm = "This film";

export const notFound = "Collection not found";
export const notFoundText = "There is no collection at this address. This link may be mistyped, or its films may have been removed.";
