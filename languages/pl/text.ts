import { textIn } from "../text.ts";

const polish = textIn({ locale: "pl", group: "\u00a0", groupedDigits: 5, point: ",", and: " i " });

export const { number, decimal, list } = polish;

/** Those of whole numbers. "other" is for fractions, which nothing here counts. */
export type Forms = Record<"one" | "few" | "many", string>;

/** With all three, so that the compiler reports a missing one. */
export const plural = (count: number, forms: Forms): string => polish.plural(count, { ...forms, other: forms.many });

/** "2 films" of 2, for words that are given the number. */
export const pluralText =
  (forms: Forms) =>
  (count: number): string =>
    plural(count, forms);

/** "7,8" of "7.8" */
export const decimalText = (text: string): string => text.replace(".", ",");
