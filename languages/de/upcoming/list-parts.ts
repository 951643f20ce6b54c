import { plural } from "../text.ts";

/** Of both pages. */
export const listParts = {
  country: "Land",
  /** The button of visitors without script. */
  show: "Anzeigen",
  /** A document's title. */
  titleIn: (heading: string, name: string): string => `${heading} (${name})`,
  films: (count: number): string => plural(count, { one: "# Film", other: "# Filme" }),
  series: (count: number): string => plural(count, { one: "# Serie", other: "# Serien" }),
};
