import { plural } from "../text.ts";

export const collectionPage = {
  loading: "Filmreihe wird geladen",
  /** "3 Filme" */
  filmCount: (count: number): string => plural(count, { one: "# Film", other: "# Filme" }),
  /** "1977 bis 2019", or one year. */
  yearSpan: ({ first, last }: { first: number; last: number }): string => (first === last ? String(first) : `${first} bis ${last}`),
  inReleaseOrder: "Filme in der Reihenfolge des Erscheinens",
  /** Above the strip on a film's page. A colon, because names bring articles and "Filmreihe" in the nominative. */
  partOf: (name: string): string => `Gehört zu: ${name}`,
  seeCollection: "Filmreihe ansehen",
  /** Marks the film of the page in the strip. */
  thisFilm: "Dieser Film",
  notFound: "Filmreihe nicht gefunden",
  notFoundText: "Unter dieser Adresse gibt es keine Filmreihe. Vielleicht hat der Link einen Tippfehler, oder ihre Filme wurden entfernt.",
};
