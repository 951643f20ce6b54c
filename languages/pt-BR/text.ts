import { textIn } from "../text.ts";

const portuguese = textIn({ locale: "pt-BR", group: ".", point: ",", and: " e " });

export const { number, decimal, list } = portuguese;

/** The categories of Portuguese. "many" is for whole millions: "1.000.000 de filmes". */
export type Forms = Record<"one" | "many" | "other", string>;

/** With all three categories, so that the compiler reports a missing one. */
export const plural = (count: number, forms: Forms): string => portuguese.plural(count, forms);

/** "2 films" of 2, for words that are given the number. */
export const pluralText =
  (forms: Forms) =>
  (count: number): string =>
    plural(count, forms);

/** The forms of a noun, with what belongs to it: "# filme", "# de filmes", "# filmes". */
export const forms = (one: string, several: string): Forms => ({ one: `# ${one}`, many: `# de ${several}`, other: `# ${several}` });

/** "1 filme", "12.345 filmes", "1.000.000 de filmes" */
export const counted = (count: number, one: string, several: string): string => plural(count, forms(one, several));

/** "7,8" of "7.8" */
export const decimalText = (text: string): string => text.replace(".", ",");
