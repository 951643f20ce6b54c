import { number } from "../text.ts";

export const titleFacts = {
  facts: "Informacje",
  originalTitle: "Tytuł oryginalny",
  originalLanguage: "Język oryginału",
  status: "Status",
  seriesType: "Rodzaj",
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
