import type { SeriesType, TitleStatus } from "#domain/provider-names.ts";
import { number, plural } from "../text.ts";

export const titleFacts = {
  facts: "Informazioni",
  originalTitle: "Titolo originale",
  originalLanguage: "Lingua originale",
  status: "Stato",
  seriesType: "Tipo",
  /** By the provider's names. "Uscito" is of films alone, "Conclusa" of series. */
  statuses: {
    Rumored: "Da confermare",
    Planned: "In progetto",
    "In Production": "In produzione",
    "Post Production": "In post-produzione",
    Released: "Uscito",
    Canceled: "Produzione interrotta",
    "Returning Series": "In corso",
    Ended: "Conclusa",
    Pilot: "Episodio pilota",
  } satisfies Record<TitleStatus, string> as Readonly<Record<string, string>>,
  seriesTypes: {
    Scripted: "Fiction",
    Miniseries: "Miniserie",
    Reality: "Reality",
    Documentary: "Documentario",
    News: "Informazione",
    "Talk Show": "Talk show",
    Video: "Video",
  } satisfies Record<SeriesType, string> as Readonly<Record<string, string>>,
  countries: (count: number): string => (count === 1 ? "Paese" : "Paesi"),
  budget: "Budget",
  revenue: "Incassi",
  /** "92.620.000 $" */
  dollars: (amount: number): string => `${number(amount)}\u00a0$`,
  firstAired: "Prima messa in onda",
  lastAired: "Ultima messa in onda",
  companies: (count: number): string => (count === 1 ? "Casa di produzione" : "Case di produzione"),
  networks: (count: number): string => (count === 1 ? "Emittente" : "Emittenti"),
  keywords: "Parole chiave",
  /** Of keywords, companies and networks, all feminine. */
  showMore: (count: number): string => plural(count, { one: "Mostra un’altra", many: "Mostra altre #", other: "Mostra altre #" }),
  /** "Uscite (Germania)" */
  releases: (country: string): string => `Uscite (${country})`,
  /** "Al cinema: 11 gennaio 1927" */
  releaseOn: (kind: string, date: string): string => `${kind}: ${date}`,
  /** By the film database's numbers. */
  releaseTypes: {
    1: "Anteprima",
    2: "Uscita limitata",
    3: "Al cinema",
    4: "In digitale",
    5: "In DVD e Blu-ray",
    6: "In TV",
  } as Record<number, string>,
};
