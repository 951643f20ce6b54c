const error = (text: string) => ({ title: "Errore", text });
const notStored = (text: string) => ({ title: "Non salvato su questo dispositivo", text });

/** The messages of specification.md, section 8, and those of parts that it does not name. */
export const notices = {
  "trending-movies": error("Impossibile caricare i film del momento"),
  "popular-movies": error("Impossibile caricare i film popolari"),
  "top-rated-movies": error("Impossibile caricare i migliori film"),
  "popular-series": error("Impossibile caricare le serie TV popolari"),
  "top-rated-series": error("Impossibile caricare le migliori serie TV"),
  movie: error("Impossibile caricare i dettagli del film"),
  series: error("Impossibile caricare i dettagli della serie TV"),
  season: error("Impossibile caricare i dettagli della stagione"),
  search: error("Impossibile caricare i risultati della ricerca"),
  genreMovies: error("Impossibile caricare i film del genere"),
  genreSeries: error("Impossibile caricare le serie TV del genere"),
  person: error("Impossibile caricare le informazioni sulla persona"),
  linkCopied: { title: "Link copiato!", text: "Il link è stato copiato negli appunti." },
  linkNotCopied: { title: "Copia non riuscita", text: "Impossibile copiare il link. Riprova." },
  // Not in section 8's table.
  "trending-series": error("Impossibile caricare le serie TV del momento"),
  discover: error("Impossibile caricare l’elenco"),
  upcoming: error("Impossibile caricare i film per data di uscita"),
  airing: error("Impossibile caricare le serie in TV"),
  cast: error("Impossibile caricare il cast"),
  reviews: error("Impossibile caricare le recensioni"),
  similarMovies: error("Impossibile caricare i film simili"),
  similarSeries: error("Impossibile caricare le serie TV simili"),
  recommendations: error("Impossibile caricare i titoli consigliati"),
  whereToWatch: error("Impossibile caricare «Dove guardare»"),
  episodeGuide: error("Impossibile caricare la guida agli episodi"),
  collection: error("Impossibile caricare la collezione"),
  fullCredits: error("Impossibile caricare il cast e la troupe"),
  pictures: error("Impossibile caricare le immagini"),
  notSaved: error("Salvataggio non riuscito. Controlla la connessione e riprova."),
  savedFull: notStored("Lo spazio che il browser riserva a questo sito è pieno. La modifica dura finché non chiudi o ricarichi questa pagina."),
  savedDenied: notStored("Questo browser non permette al sito di salvare niente. La modifica dura finché non chiudi o ricarichi questa pagina."),
  savedDamaged: {
    title: "Alcuni dati salvati sono illeggibili",
    text: "Sono stati messi da parte su questo dispositivo. Puoi esportarli nelle Impostazioni.",
  },
  savedNewer: {
    title: "I dati salvati provengono da una versione più recente di questo sito",
    text: "Ricarica la pagina per usarli. Se prima modifichi qualcosa qui, vengono messi da parte e puoi esportarli nelle Impostazioni.",
  },
};
