import type { Words } from "../words.ts";

/** What the server says in place of a page, and where the operator has given no text. nginx's own pages: docs/deploy/nginx.conf. */
export const words: Words["server"] = {
  overload: { title: "Gleich geht es weiter", text: "Gerade sind sehr viele Leute hier. Bitte versuche es gleich noch einmal." },
  tooManyRequests: "Zu viele Anfragen von dieser Adresse. Bitte warte einen Moment und versuche es dann noch einmal.",
  methodNotAllowed: "Diese Adresse nimmt nur GET und HEAD an",
  failure: (reference: string | undefined): string =>
    `Hier ist etwas schiefgegangen. Bitte versuche es noch einmal.${reference === undefined ? "" : ` Kennung: ${reference}`}`,
  noSuchFile: "Diese Datei gibt es nicht",
  takenDown: "Dieser Inhalt wurde entfernt",
  /** Of the site's search, for browsers. */
  search: (siteName: string): string => `Filme, Serien und Personen bei ${siteName} suchen`,
  /** `newFilms`: a feed's title; `description`: what feeds have. */
  feeds: {
    newFilms: (person: string): string => `Neue Filme mit ${person}`,
    description: "Titel, Jahre und Links",
  },
  brand: { tagline: "Deine Lieblingsfilme online ansehen" },
};
