import type { Words } from "../words.ts";

/** What the server says in place of a page, and where the operator has given no text. nginx's own pages: docs/deploy/nginx.conf. */
export const words: Words["server"] = {
  overload: { title: "Volvemos en un momento", text: "Ahora mismo hay muchísima gente aquí. Inténtalo de nuevo en un momento." },
  tooManyRequests: "Demasiadas solicitudes desde esta dirección IP. Espera un momento e inténtalo de nuevo.",
  methodNotAllowed: "Esta dirección solo admite GET y HEAD",
  failure: (reference: string | undefined): string => `Algo ha fallado aquí. Inténtalo de nuevo.${reference === undefined ? "" : ` Referencia: ${reference}`}`,
  noSuchFile: "Este archivo no existe",
  takenDown: "Este contenido se ha retirado",
  /** Of the site's search, for browsers. */
  search: (siteName: string): string => `Buscar películas, series y personas en ${siteName}`,
  /** `newFilms`: a feed's title; `description`: what feeds have. */
  feeds: {
    newFilms: (person: string): string => `Nuevas películas con ${person}`,
    description: "Títulos, años y enlaces",
  },
  brand: { tagline: "Disfruta online de tus películas favoritas" },
};
