import type { Words } from "../words.ts";

/** What the server says in place of a page, and where the operator has given no text. nginx's own pages: docs/deploy/nginx.conf. */
export const words: Words["server"] = {
  overload: { title: "Voltamos em instantes", text: "Há muita gente aqui neste momento. Tente de novo em instantes." },
  tooManyRequests: "Solicitações demais deste endereço IP. Espere um momento e tente de novo.",
  methodNotAllowed: "Este endereço só aceita GET e HEAD",
  failure: (reference: string | undefined): string => `Algo deu errado aqui. Tente de novo.${reference === undefined ? "" : ` Referência: ${reference}`}`,
  noSuchFile: "Este arquivo não existe",
  takenDown: "Este conteúdo foi removido",
  /** Of the site's search, for browsers. */
  search: (siteName: string): string => `Buscar filmes, séries e pessoas em ${siteName}`,
  /** `newFilms`: a feed's title; `description`: what feeds have. */
  feeds: {
    newFilms: (person: string): string => `Novos filmes com ${person}`,
    description: "Títulos, anos e links",
  },
  brand: { tagline: "Assista online aos seus filmes favoritos" },
};
