import { counted } from "../text.ts";
export const collectionPage = {
  loading: "Loading the collection",
  /** "3 films" */
  filmCount: (count: number): string => counted(count, "film"),
  /** "1977 to 2019", or one year. */
  yearSpan: ({ first, last }: { first: number; last: number }): string => (first === last ? String(first) : `${first} to ${last}`),
  inReleaseOrder: "Films in order of release",
  /** Above the strip on a film's page: "Part of The Lord of the Rings Collection". */
  partOf: (name: string): string => `Part of ${name}`,
  seeCollection: "See the collection",
  /** Marks the film of the page in the strip. */
  thisFilm: "This film",
  notFound: "Collection not found",
  notFoundText: "There is no collection at this address. This link may be mistyped, or its films may have been removed.",
};
