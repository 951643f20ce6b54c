import { films, series } from "../counts.ts";

/** Of both pages. */
export const listParts = {
  country: "Paese",
  /** The button of visitors without script. */
  show: "Mostra",
  /** A document's title. */
  titleIn: (heading: string, name: string): string => `${heading} (${name})`,
  films,
  series,
};
