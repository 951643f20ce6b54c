import { films, series } from "../counts.ts";

/** Of both pages. */
export const listParts = {
  country: "البلد",
  /** The button of visitors without script. */
  show: "عرض",
  /** A document's title. */
  titleIn: (heading: string, name: string): string => `${heading} (${name})`,
  films,
  series,
};
