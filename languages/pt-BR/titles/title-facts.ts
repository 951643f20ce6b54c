import { number } from "../text.ts";

export const titleFacts = {
  facts: "Ficha técnica",
  originalTitle: "Título original",
  originalLanguage: "Idioma original",
  status: "Situação",
  seriesType: "Tipo",
  countries: (count: number): string => (count === 1 ? "País" : "Países"),
  budget: "Orçamento",
  revenue: "Bilheteria",
  /** "US$ 92.620.000" */
  dollars: (amount: number): string => `US$\u00a0${number(amount)}`,
  firstAired: "Estreia",
  lastAired: "Última exibição",
  companies: (count: number): string => (count === 1 ? "Produtora" : "Produtoras"),
  networks: (count: number): string => (count === 1 ? "Canal" : "Canais"),
  keywords: "Palavras-chave",
  showMore: (count: number): string => `Mostrar mais ${number(count)}`,
  /** "Lançamento (Alemanha)" */
  releases: (country: string): string => `Lançamento (${country})`,
  /** By the film database's numbers. */
  releaseTypes: {
    1: "Pré-estreia",
    2: "Lançamento limitado",
    3: "Nos cinemas",
    4: "Digital",
    5: "DVD e Blu-ray",
    6: "Na TV",
  } as Record<number, string>,
};
