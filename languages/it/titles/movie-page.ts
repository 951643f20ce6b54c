export const moviePage = {
  loading: "Caricamento del film",
  serverHint: "Il film non si carica? Prova un altro server qui sotto!",
  summary: "Trama",
  noOverview: "Nessuna descrizione disponibile per questo film.",
  similarMovies: "Film simili",
  notFound: "Film non trovato",
  notFoundText: "A questo indirizzo non c’è nessun film. Forse il link contiene un errore di battitura, o il film è stato rimosso.",
};
