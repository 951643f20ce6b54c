import { textIn } from "../text.ts";

const spanish = textIn({ locale: "es", group: "\u00a0", groupedDigits: 5, point: ",", and: " y " });

export const { number, decimal } = spanish;

/** With all three categories, so that the compiler reports a missing one. "many": whole millions, "1 000 000 de votos". */
export const plural = (count: number, forms: Record<"one" | "many" | "other", string>): string => spanish.plural(count, forms);

/** "2 films" of 2, for words that are given the number. */
export const pluralText =
  (forms: Parameters<typeof plural>[1]) =>
  (count: number): string =>
    plural(count, forms);

/** "7,8" of "7.8" */
export const decimalText = (text: string): string => text.replace(".", ",");

/** Of names: "Iñárritu", "Yves", but not "Ian". One in "Hi" is mostly foreign, with an h that is heard ("y Hitchcock"), but the genre's is not. */
const startsWithI = /^[«“]?(?:[ií](?![aeouáéóú])|y(?=[b-df-hj-np-tvxz])|historia)/i;

/** "y", or "e" before its own sound. */
export const and = (next: string): string => (startsWithI.test(next) ? "e" : "y");

/** "A", "A y B", "A, B e Isabel" */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${and(last)} ${last}`;
}
