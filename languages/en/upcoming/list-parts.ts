import { counted } from "../text.ts";

/** Of both pages. */
export const listParts = {
  country: "Country",
  /** The button of visitors without script. */
  show: "Show",
  /** A document's title. */
  titleIn: (heading: string, name: string): string => `${heading} (${name})`,
  films: (count: number): string => counted(count, "film"),
  series: (count: number): string => counted(count, "series", "series"),
};
