import { seasons } from "../counts.ts";

export const seriesPage = {
  loading: "Caricamento della serie",
  noOverview: "Nessuna descrizione disponibile.",
  seasonCount: seasons,
  serverHint: "L’episodio non si carica? Prova un altro server dal menu qui sotto!",
  episode: "Episodio",
  /** "S1:E2" */
  episodeCode: (season: number, number: number): string => `S${season}:E${number}`,
  episodes: "Episodi",
  previousEpisode: "Episodio precedente",
  nextEpisode: "Episodio successivo",
  /** What the two buttons show on a phone. */
  previousShort: "Precedente",
  nextShort: "Successivo",
  similarSeries: "Serie TV simili",
  notFound: "Serie TV non trovata",
  notFoundText: "A questo indirizzo non c’è nessuna serie. Forse il link contiene un errore di battitura, o la serie è stata rimossa.",
};
