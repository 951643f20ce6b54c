import { number } from "../text.ts";

/** Of both pages. */
export const listParts = {
  country: "国",
  /** The button of visitors without script. */
  show: "表示",
  /** A document's title. */
  titleIn: (heading: string, name: string): string => `${heading}（${name}）`,
  films: (count: number): string => `映画${number(count)}本`,
  series: (count: number): string => `シリーズ${number(count)}作品`,
};
