import type { SeriesType, TitleStatus } from "#domain/provider-names.ts";
import { number } from "../text.ts";

export const titleFacts = {
  facts: "Ficha técnica",
  originalTitle: "Título original",
  originalLanguage: "Idioma original",
  status: "Situação",
  seriesType: "Tipo",
  /** By the provider's names. "Lançado" is of films alone, "Encerrada" of series. */
  statuses: {
    Rumored: "Sem confirmação",
    Planned: "Em planejamento",
    "In Production": "Em produção",
    "Post Production": "Em pós-produção",
    Released: "Lançado",
    Canceled: "Produção cancelada",
    "Returning Series": "Em andamento",
    Ended: "Encerrada",
    Pilot: "Episódio piloto",
  } satisfies Record<TitleStatus, string> as Readonly<Record<string, string>>,
  seriesTypes: {
    Scripted: "Ficção",
    Miniseries: "Minissérie",
    Reality: "Reality show",
    Documentary: "Documentário",
    News: "Jornalismo",
    "Talk Show": "Talk show",
    Video: "Vídeo",
  } satisfies Record<SeriesType, string> as Readonly<Record<string, string>>,
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
  /** "Nos cinemas: 11 de janeiro de 1927" */
  releaseOn: (kind: string, date: string): string => `${kind}: ${date}`,
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
