import type { Words } from "../words.ts";
export const words: Words["heads"] = {
  pageDescriptions: {
    /** Meta descriptions of pages that share this file, and of titles and people without an overview. */
    pageDescriptions: {
      genres: "Films et séries par genre, de l’action au western. Choisis-en un et pars en exploration.",
      discoverMovies: "Trouve un film par genre, année, note, durée, langue et plus encore. Chaque liste a une adresse que tu peux partager.",
      discoverSeries: "Trouve une série par genre, année, note, langue, diffuseur et plus encore. Chaque liste a une adresse que tu peux partager.",
      /** `heading`: "Films d'horreur" */
      discoverList: (heading: string) =>
        `${heading}, par popularité. Affine la liste par note, langue, durée et plus encore, puis choisis un titre et regarde-le.`,
      movie: (title: string, site: { name: string }) =>
        `Regarde «\u00a0${title}\u00a0» sur ${site.name}\u00a0: la distribution, les critiques et des films similaires sur une seule page.`,
      tv: (name: string, site: { name: string }) =>
        `Regarde «\u00a0${name}\u00a0» sur ${site.name}\u00a0: toutes les saisons et tous les épisodes, avec la distribution et les critiques.`,
      collection: (name: string, films: string) => `${name} par ordre de sortie\u00a0: ${films}, avec la distribution, les critiques et un lecteur.`,
      credits: (name: string) => `Toute l’équipe derrière «\u00a0${name}\u00a0»\u00a0: la distribution avec les rôles, et les autres métiers un par un.`,
      person: (name: string, site: { name: string }) => `${name} sur ${site.name}\u00a0: films et séries, devant et derrière la caméra.`,
    },
    /** Each page of a list has its own description. */
    descriptionOfPage: (description: string, page: number): string => (page > 1 ? `Page ${page}. ${description}` : description),
    /** Section 2's "extra keywords". */
    genreKeywords: ["genres", "films par genre", "séries par genre"],
    /** Breadcrumb names. */
    pageNames: {
      home: "Accueil",
      movies: "Films",
      series: "Séries",
      genres: "Genres",
      discoverMovies: "Découvrir des films",
      discoverSeries: "Découvrir des séries",
    },
  },
};
