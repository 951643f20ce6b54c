import type { SeriesType, TitleStatus } from "#domain/provider-names.ts";
import { number } from "../text.ts";

export const titleFacts = {
  facts: "Ficha",
  originalTitle: "Título original",
  originalLanguage: "Idioma original",
  status: "Estado",
  seriesType: "Tipo",
  /** By the provider's names. "película" and "serie" are both feminine. */
  statuses: {
    Rumored: "Sin confirmar",
    Planned: "En proyecto",
    "In Production": "En producción",
    "Post Production": "En posproducción",
    Released: "Estrenada",
    Canceled: "Cancelada",
    "Returning Series": "Continúa",
    Ended: "Finalizada",
    Pilot: "Episodio piloto",
  } satisfies Record<TitleStatus, string> as Readonly<Record<string, string>>,
  seriesTypes: {
    Scripted: "Ficción",
    Miniseries: "Miniserie",
    Reality: "Telerrealidad",
    Documentary: "Documental",
    News: "Informativo",
    "Talk Show": "Programa de entrevistas",
    Video: "Vídeo",
  } satisfies Record<SeriesType, string> as Readonly<Record<string, string>>,
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
  /** "En cines: 11 de enero de 1927" */
  releaseOn: (kind: string, date: string): string => `${kind}: ${date}`,
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
