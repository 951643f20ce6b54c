import { type Forms, textIn } from "../text.ts";

export const { number, decimal, plural, list } = textIn({ locale: "de", group: ".", point: ",", and: " und " });

/** "2 films" of 2, for words that are given the number. */
export const pluralText =
  (forms: Forms) =>
  (count: number): string =>
    plural(count, forms);

/** "7,8" of "7.8" */
export const decimalText = (text: string): string => text.replace(".", ",");
