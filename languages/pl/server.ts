import type { Words } from "../words.ts";

/** What the server says in place of a page, and where the operator has given no text. nginx's own pages: docs/deploy/nginx.conf. */
export const words: Words["server"] = {
  overload: { title: "Zaraz wracamy", text: "W tej chwili jest tu bardzo dużo osób. Spróbuj ponownie za chwilę." },
  tooManyRequests: "Zbyt wiele żądań z tego adresu IP. Poczekaj chwilę i spróbuj ponownie.",
  methodNotAllowed: "Ten adres przyjmuje tylko GET i HEAD",
  failure: (reference: string | undefined): string => `Coś poszło nie tak. Spróbuj ponownie.${reference === undefined ? "" : ` Identyfikator: ${reference}`}`,
  noSuchFile: "Nie ma takiego pliku",
  takenDown: "Ta treść została usunięta",
  /** Of the site's search, for browsers. */
  search: (siteName: string): string => `Szukaj filmów, seriali i osób w serwisie ${siteName}`,
  /** `newFilms`: a feed's title; `description`: what feeds have. */
  feeds: {
    newFilms: (person: string): string => `Nowe filmy: ${person}`,
    description: "Tytuły, lata i linki",
  },
  brand: { tagline: "Oglądaj ulubione filmy online" },
};
