import { countText } from "../text.ts";
export const titleFacts = {
  facts: "Facts",
  originalTitle: "Original title",
  originalLanguage: "Original language",
  status: "Status",
  seriesType: "Type",
  /** By the provider's names, which are in English. */
  statuses: {} as Readonly<Record<string, string>>,
  seriesTypes: {} as Readonly<Record<string, string>>,
  countries: (count: number): string => (count === 1 ? "Country" : "Countries"),
  budget: "Budget",
  revenue: "Box office",
  /** "$92,620,000" */
  dollars: (amount: number): string => `$${countText(amount)}`,
  firstAired: "First aired",
  lastAired: "Last aired",
  companies: (count: number): string => (count === 1 ? "Production company" : "Production companies"),
  networks: (count: number): string => (count === 1 ? "Network" : "Networks"),
  keywords: "Keywords",
  showMore: (count: number): string => `Show ${count} more`,
  /** "Releases (Germany)" */
  releases: (country: string): string => `Releases (${country})`,
  /** "In theaters: January 11, 1927" */
  releaseOn: (kind: string, date: string): string => `${kind}: ${date}`,
  /** By the film database's numbers. */
  releaseTypes: {
    1: "Premiere",
    2: "Limited release",
    3: "In theaters",
    4: "Digital",
    5: "On disc",
    6: "On TV",
  } as Record<number, string>,
};
