import type { Words } from "../words.ts";

/** What the server says in place of a page, and where the operator has given no text. nginx's own pages: docs/deploy/nginx.conf. */
export const words: Words["server"] = {
  overload: { title: "De retour dans un instant", text: "Il y a énormément de monde ici en ce moment. Réessaie dans un instant." },
  tooManyRequests: "Trop de requêtes depuis cette adresse IP. Patiente un instant, puis réessaie.",
  methodNotAllowed: "Cette adresse n’accepte que GET et HEAD",
  failure: (reference: string | undefined): string =>
    `Une erreur s’est produite ici. Réessaie.${reference === undefined ? "" : ` Référence\u00a0: ${reference}`}`,
  noSuchFile: "Ce fichier n’existe pas",
  takenDown: "Ce contenu a été retiré",
  /** Of the site's search, for browsers. */
  search: (siteName: string): string => `Rechercher des films, des séries et des personnes sur ${siteName}`,
  /** `newFilms`: a feed's title; `description`: what feeds have. */
  feeds: {
    newFilms: (person: string): string => `Nouveaux films avec ${person}`,
    description: "Titres, années et liens",
  },
  brand: { tagline: "Regarde tes films préférés en streaming" },
};
