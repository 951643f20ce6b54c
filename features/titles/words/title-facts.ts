import { countText } from "#domain/count-text.ts";

export const facts = "Facts";
export const originalTitle = "Original title";
export const originalLanguage = "Original language";
export const status = "Status";
export const seriesType = "Type";
export const countries = (count: number): string => (count === 1 ? "Country" : "Countries");
export const budget = "Budget";
export const revenue = "Box office";
/** "$92,620,000" */
export const dollars = (amount: number): string => `$${countText(amount)}`;
export const firstAired = "First aired";
export const lastAired = "Last aired";
export const companies = (count: number): string => (count === 1 ? "Production company" : "Production companies");
export const networks = (count: number): string => (count === 1 ? "Network" : "Networks");
export const keywords = "Keywords";
export const showMore = (count: number): string => `Show ${count} more`;

/** "Releases (Germany)" */
export const releases = (country: string): string => `Releases (${country})`;
/** By the film database's numbers. */
export const releaseTypes: Record<number, string> = {
  1: "Premiere",
  2: "Limited release",
  3: "In theaters",
  4: "Digital",
  5: "On disc",
  6: "On TV",
};
