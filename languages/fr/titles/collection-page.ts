import { films } from "../counts.ts";

export const collectionPage = {
  loading: "Chargement de la saga",
  /** "3 films" */
  filmCount: films,
  /** "1977–2019", or one year. */
  yearSpan: ({ first, last }: { first: number; last: number }): string => (first === last ? String(first) : `${first}–${last}`),
  inReleaseOrder: "Films par ordre de sortie",
  /** Above the strip on a film's page. A colon, because names bring articles and "Saga". */
  partOf: (name: string): string => `Fait partie de\u00a0: ${name}`,
  seeCollection: "Voir la saga",
  /** Marks the film of the page in the strip. */
  thisFilm: "Ce film",
  notFound: "Saga introuvable",
  notFoundText: "Il n’y a aucune saga à cette adresse. Le lien contient peut-être une faute de frappe, ou les films de la saga ont été retirés.",
};
