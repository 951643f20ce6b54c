import type { Words } from "../words.ts";

/** What the server says in place of a page, and where the operator has given no text. nginx's own pages: docs/deploy/nginx.conf. */
export const words: Words["server"] = {
  overload: { title: "Torniamo fra un attimo", text: "In questo momento c’è moltissima gente qui. Riprova fra un attimo." },
  tooManyRequests: "Troppe richieste da questo indirizzo IP. Aspetta un attimo, poi riprova.",
  methodNotAllowed: "Questo indirizzo accetta solo GET e HEAD",
  failure: (reference: string | undefined): string => `Qui qualcosa è andato storto. Riprova.${reference === undefined ? "" : ` Riferimento: ${reference}`}`,
  noSuchFile: "Questo file non esiste",
  takenDown: "Questo contenuto è stato rimosso",
  /** Of the site's search, for browsers. */
  search: (siteName: string): string => `Cerca film, serie TV e persone su ${siteName}`,
  /** `newFilms`: a feed's title; `description`: what feeds have. */
  feeds: {
    newFilms: (person: string): string => `Nuovi film con ${person}`,
    description: "Titoli, anni e link",
  },
  brand: { tagline: "Guarda in streaming i tuoi film preferiti" },
};
