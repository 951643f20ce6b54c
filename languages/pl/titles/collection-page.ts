import { films } from "../counts.ts";

export const collectionPage = {
  loading: "Wczytywanie kolekcji",
  /** "3 filmy" */
  filmCount: films,
  /** "1977–2019", or one year. */
  yearSpan: ({ first, last }: { first: number; last: number }): string => (first === last ? String(first) : `${first}–${last}`),
  inReleaseOrder: "Filmy w kolejności premier",
  /** Above the strip on a film's page. A colon, because names bring "kolekcja" in the nominative. */
  partOf: (name: string): string => `Należy do: ${name}`,
  seeCollection: "Zobacz kolekcję",
  /** Marks the film of the page in the strip. */
  thisFilm: "Ten film",
  notFound: "Nie znaleziono kolekcji",
  notFoundText: "Pod tym adresem nie ma żadnej kolekcji. Może w linku jest literówka albo jej filmy zostały usunięte.",
};
