import type { SeriesType, TitleStatus } from "#domain/provider-names.ts";
import { number } from "../text.ts";

export const titleFacts = {
  facts: "Informacje",
  originalTitle: "Tytuł oryginalny",
  originalLanguage: "Język oryginału",
  status: "Status",
  seriesType: "Rodzaj",
  /** By the provider's names. "film" and "serial" are both masculine. */
  statuses: {
    Rumored: "Pogłoski",
    Planned: "Planowany",
    "In Production": "W produkcji",
    "Post Production": "W postprodukcji",
    Released: "Po premierze",
    Canceled: "Anulowany",
    "Returning Series": "Kontynuowany",
    Ended: "Zakończony",
    Pilot: "Odcinek pilotażowy",
  } satisfies Record<TitleStatus, string> as Readonly<Record<string, string>>,
  seriesTypes: {
    Scripted: "Fabularny",
    Miniseries: "Miniserial",
    Reality: "Reality show",
    Documentary: "Dokumentalny",
    News: "Wiadomości",
    "Talk Show": "Talk-show",
    Video: "Wideo",
  } satisfies Record<SeriesType, string> as Readonly<Record<string, string>>,
  countries: (count: number): string => (count === 1 ? "Kraj" : "Kraje"),
  budget: "Budżet",
  revenue: "Wpływy z kin",
  /** "92 620 000 $" */
  dollars: (amount: number): string => `${number(amount)}\u00a0$`,
  firstAired: "Pierwsza emisja",
  lastAired: "Ostatnia emisja",
  companies: () => "Produkcja",
  networks: (count: number): string => (count === 1 ? "Stacja" : "Stacje"),
  keywords: "Słowa kluczowe",
  showMore: (count: number): string => `Pokaż jeszcze ${number(count)}`,
  /** "Premiery (Niemcy)" */
  releases: (country: string): string => `Premiery (${country})`,
  /** "W kinach: 11 stycznia 1927" */
  releaseOn: (kind: string, date: string): string => `${kind}: ${date}`,
  /** By the film database's numbers. */
  releaseTypes: {
    1: "Premiera",
    2: "W wybranych kinach",
    3: "W kinach",
    4: "Cyfrowo",
    5: "Na płytach",
    6: "W telewizji",
  } as Record<number, string>,
};
