import { films, series } from "../counts.ts";

/** Of both pages. */
export const listParts = {
  country: "Страна",
  /** The button of visitors without script. */
  show: "Показать",
  /** A document's title. */
  titleIn: (heading: string, name: string): string => `${heading} (${name})`,
  films,
  series,
};
