import { films } from "../counts.ts";

export const collectionPage = {
  loading: "Cargando la colección",
  /** "3 películas" */
  filmCount: films,
  /** "De 1977 a 2019", or one year. */
  yearSpan: ({ first, last }: { first: number; last: number }): string => (first === last ? String(first) : `de ${first} a ${last}`),
  inReleaseOrder: "Películas por orden de estreno",
  /** Above the strip on a film's page. A colon, because names bring articles and "Colección". */
  partOf: (name: string): string => `Forma parte de: ${name}`,
  seeCollection: "Ver la colección",
  /** Marks the film of the page in the strip. */
  thisFilm: "Esta película",
  notFound: "Colección no encontrada",
  notFoundText: "No hay ninguna colección en esta dirección. Puede que el enlace esté mal escrito o que sus películas se hayan retirado.",
};
