import { number } from "../text.ts";

export const titleFacts = {
  facts: "Ficha",
  originalTitle: "Título original",
  originalLanguage: "Idioma original",
  status: "Estado",
  seriesType: "Tipo",
  countries: (count: number): string => (count === 1 ? "País" : "Países"),
  budget: "Presupuesto",
  revenue: "Recaudación",
  /** "92 620 000 $" */
  dollars: (amount: number): string => `${number(amount)}\u00a0$`,
  firstAired: "Primera emisión",
  lastAired: "Última emisión",
  companies: (count: number): string => (count === 1 ? "Productora" : "Productoras"),
  networks: (count: number): string => (count === 1 ? "Cadena" : "Cadenas"),
  keywords: "Palabras clave",
  showMore: (count: number): string => `Mostrar ${number(count)} más`,
  /** "Estrenos (Alemania)" */
  releases: (country: string): string => `Estrenos (${country})`,
  /** By the film database's numbers. */
  releaseTypes: {
    1: "Preestreno",
    2: "Estreno limitado",
    3: "En cines",
    4: "En digital",
    5: "DVD y Blu-ray",
    6: "Televisión",
  } as Record<number, string>,
};
