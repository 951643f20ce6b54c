import { textIn } from "../text.ts";

const style = { locale: "it", group: ".", point: ",", and: " e " };
const italian = textIn(style);
const beforeE = textIn({ ...style, and: " ed " });

export const { number, decimal } = italian;

/** "7,8" of "7.8" */
export const decimalText = (text: string): string => text.replace(".", ",");

/** "A, B e C", but "A ed E": "e" gets a "d" before a word that begins with "e". */
export const list = (items: readonly string[]): string => (/^«?[eèé]/i.test(items.at(-1) ?? "") ? beforeE : italian).list(items);

/** With all three categories, so that the compiler reports a missing one. "many" are whole millions: "1.000.000 di film". */
export const plural = (count: number, forms: Record<"one" | "many" | "other", string>): string => italian.plural(count, forms);
