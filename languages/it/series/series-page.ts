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
  /** One word on every screen: the adjective follows its noun, and the buttons end with what a phone leaves out. */
  previousEpisodeWords: ["Precedente", ""] satisfies [string, string],
  nextEpisodeWords: ["Successivo", ""] satisfies [string, string],
  similarSeries: "Serie TV simili",
  notFound: "Serie TV non trovata",
  notFoundText: "A questo indirizzo non c’è nessuna serie. Forse il link contiene un errore di battitura, o la serie è stata rimossa.",
};
