import { textIn } from "../text.ts";

const russian = textIn({ locale: "ru", group: "\u00a0", point: ",", and: " и " });

export const { number, decimal, list } = russian;

/** With all four categories, so that the compiler reports a missing one. "other": of fractions. */
export type Forms = Record<"one" | "few" | "many" | "other", string>;

export const plural = (count: number, forms: Forms): string => russian.plural(count, forms);

/** "2 films" of 2, for words that are given the number. */
export const pluralText =
  (forms: Forms) =>
  (count: number): string =>
    plural(count, forms);

/** "7,8" of "7.8" */
export const decimalText = (text: string): string => text.replace(".", ",");

/** At the start of a sentence or of a label. */
export const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Within a sentence: genres have a capital letter where they stand alone. */
export const inText = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
