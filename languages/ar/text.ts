import { textIn } from "../text.ts";

const arabic = textIn({ locale: "ar", group: ",", point: ".", and: " و", comma: "، " });

export const { number, decimal, list } = arabic;

/** With all six categories, so that the compiler reports a missing one: a noun has a form for each, and "zero" has words or the number. */
export const plural = (count: number, forms: Record<Intl.LDMLPluralRule, string>): string => arabic.plural(count, forms);
