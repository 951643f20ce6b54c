import { films } from "../counts.ts";

export const collectionPage = {
  loading: "Caricamento della collezione",
  /** "3 film" */
  filmCount: films,
  /** "1977–2019", or one year. */
  yearSpan: ({ first, last }: { first: number; last: number }): string => (first === last ? String(first) : `${first}–${last}`),
  inReleaseOrder: "Film in ordine di uscita",
  /** Above the strip on a film's page. A colon, because names bring "Collezione" and articles. */
  partOf: (name: string): string => `Fa parte di: ${name}`,
  seeCollection: "Vedi la collezione",
  /** Marks the film of the page in the strip. */
  thisFilm: "Questo film",
  notFound: "Collezione non trovata",
  notFoundText: "A questo indirizzo non c’è nessuna collezione. Forse il link contiene un errore di battitura, o i suoi film sono stati rimossi.",
};
