import { films, series } from "../counts.ts";

/** Of both pages. */
export const listParts = {
  country: "País",
  /** The button of visitors without script. */
  show: "Mostrar",
  /** A document's title. */
  titleIn: (heading: string, name: string): string => `${heading} (${name})`,
  films,
  series,
};
