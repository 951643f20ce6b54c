import type { Words } from "../words.ts";
export const words: Words["heads"] = {
  pageDescriptions: {
    /** Meta descriptions of pages that share this file, and of titles and people without an overview. */
    pageDescriptions: {
      genres: "Film e serie TV per genere, dall’azione al western. Scegline uno e comincia a sfogliare.",
      discoverMovies: "Trova un film per genere, anno, voto, durata, lingua e altro ancora. Ogni elenco ha un indirizzo da condividere.",
      discoverSeries: "Trova una serie TV per genere, anno, voto, lingua, emittente e altro ancora. Ogni elenco ha un indirizzo da condividere.",
      /** `heading`: "Film drammatici" */
      discoverList: (heading: string) => `${heading}: prima i titoli più popolari. Filtra per voto, lingua, durata e altro, poi apri un titolo per guardarlo.`,
      movie: (title: string, site: { name: string }) => `Guarda «${title}» su ${site.name}: cast, recensioni e film simili in una sola pagina.`,
      tv: (name: string, site: { name: string }) => `Guarda «${name}» su ${site.name}: tutte le stagioni e gli episodi, con cast e recensioni.`,
      collection: (name: string, films: string) => `${name} in ordine di uscita: ${films}, con cast, recensioni e player.`,
      credits: (name: string) => `Tutte le persone che hanno realizzato «${name}»: il cast completo con i personaggi, e la troupe divisa per reparto.`,
      person: (name: string, site: { name: string }) => `${name} su ${site.name}: film e serie TV, davanti e dietro la macchina da presa.`,
    },
    /** Each page of a list has its own description. */
    descriptionOfPage: (description: string, page: number): string => (page > 1 ? `Pagina ${page}. ${description}` : description),
    /** Section 2's "extra keywords". */
    genreKeywords: ["generi", "film per genere", "serie TV per genere"],
    /** Breadcrumb names. */
    pageNames: {
      home: "Home",
      movies: "Film",
      series: "Serie TV",
      genres: "Generi",
      discoverMovies: "Scopri i film",
      discoverSeries: "Scopri le serie TV",
    },
  },
};
