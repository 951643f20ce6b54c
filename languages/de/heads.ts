import type { Words } from "../words.ts";
export const words: Words["heads"] = {
  pageDescriptions: {
    /** Meta descriptions of pages that share this file, and of titles and people without an overview. */
    pageDescriptions: {
      genres: "Filme und Serien nach Genre, von Action bis Western. Wähle eines aus und stöbere los.",
      discoverMovies: "Finde einen Film nach Genre, Jahr, Bewertung, Laufzeit, Sprache und mehr. Jede Liste hat eine Adresse, die du teilen kannst.",
      discoverSeries: "Finde eine Serie nach Genre, Jahr, Bewertung, Sprache, Sender und mehr. Jede Liste hat eine Adresse, die du teilen kannst.",
      /** `heading`: "Filme im Genre Drama" */
      discoverList: (heading: string) =>
        `${heading}: die beliebtesten zuerst. Grenze sie nach Bewertung, Sprache, Laufzeit und mehr ein, wähle etwas aus und sieh es gleich an.`,
      movie: (title: string, site: { name: string }) => `„${title}“ auf ${site.name} ansehen: Besetzung, Kritiken und ähnliche Filme auf einer Seite.`,
      tv: (name: string, site: { name: string }) => `„${name}“ auf ${site.name} ansehen: alle Staffeln und Folgen, mit Besetzung und Kritiken.`,
      collection: (name: string, films: string) => `${name}: ${films} in der Reihenfolge des Erscheinens, mit Besetzung, Kritiken und Player.`,
      credits: (name: string) => `Alle, die „${name}“ gemacht haben: die ganze Besetzung mit ihren Rollen und der Stab nach Bereichen.`,
      person: (name: string, site: { name: string }) => `${name} auf ${site.name}: Filme und Serien, vor und hinter der Kamera.`,
    },
    /** Each page of a list has its own description. */
    descriptionOfPage: (description: string, page: number): string => (page > 1 ? `Seite ${page}. ${description}` : description),
    /** Section 2's "extra keywords". */
    genreKeywords: ["Genres", "Filme nach Genre", "Serien nach Genre"],
    /** Breadcrumb names. */
    pageNames: {
      home: "Startseite",
      movies: "Filme",
      series: "Serien",
      genres: "Genres",
      discoverMovies: "Filme entdecken",
      discoverSeries: "Serien entdecken",
    },
  },
};
