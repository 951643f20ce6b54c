import { number } from "../text.ts";

export const titleFacts = {
  facts: "Fakten",
  originalTitle: "Originaltitel",
  originalLanguage: "Originalsprache",
  status: "Status",
  seriesType: "Art",
  countries: (count: number): string => (count === 1 ? "Land" : "Länder"),
  budget: "Budget",
  revenue: "Einspielergebnis",
  /** "92.620.000 $" */
  dollars: (amount: number): string => `${number(amount)}\u00a0$`,
  firstAired: "Erstausstrahlung",
  lastAired: "Letzte Ausstrahlung",
  companies: (count: number): string => (count === 1 ? "Produktionsfirma" : "Produktionsfirmen"),
  networks: () => "Sender",
  keywords: "Schlagwörter",
  showMore: (count: number): string => `${number(count)} weitere zeigen`,
  /** "Veröffentlichung (Deutschland)" */
  releases: (country: string): string => `Veröffentlichung (${country})`,
  /** By the film database's numbers. */
  releaseTypes: {
    1: "Premiere",
    2: "Begrenzter Kinostart",
    3: "Kinostart",
    4: "Digital",
    5: "DVD und Blu-ray",
    6: "Fernsehen",
  } as Record<number, string>,
};
