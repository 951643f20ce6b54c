import { textIn } from "../text.ts";

const french = textIn({ locale: "fr", group: "\u202f", point: ",", and: " et " });

export const { number, decimal, list } = french;

/** "7,8" of "7.8" */
export const decimalText = (text: string): string => text.replace(".", ",");

/** With all three categories, so that the compiler reports a missing one. "one" is 0, too; "many" are whole millions: "1 000 000 de films". */
export const plural = (count: number, forms: Record<"one" | "many" | "other", string>): string => french.plural(count, forms);

/** "2 films" of 2, for words that are given the number. */
export const pluralText =
  (forms: Parameters<typeof plural>[1]) =>
  (count: number): string =>
    plural(count, forms);
