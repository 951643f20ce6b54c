/** A text for each category of a language's plural (`Intl.PluralRules`), with "#" for the number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Style = {
  locale: string;
  /** Between groups of three digits, in "12,345". */
  group: string;
  /** The least number of digits that are grouped: 5 where "1204" stays whole. */
  groupedDigits?: number;
  /** Before the fraction, in "7.8". */
  point: string;
  /** Before the last of a list: " and ". */
  and: string;
  /** Between the others. */
  comma?: string;
};

/** Numbers, plurals and lists of one language, for its words. `Intl.NumberFormat` takes 15 ms to set up (60 ms on a phone), while a page is being rendered. */
export function textIn({ locale, group, groupedDigits = 4, point, and, comma = ", " }: Style) {
  // Made on first use: it takes half a millisecond.
  let rules: Intl.PluralRules | undefined;
  const categoryOf = (count: number) => {
    rules ??= new Intl.PluralRules(locale);
    return rules.select(count);
  };
  /** "12,345" */
  const number = (count: number): string => {
    const digits = String(count);
    return digits.length < groupedDigits ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, group);
  };
  return {
    number,
    /** "7.8" */
    decimal: (value: number): string => value.toFixed(1).replace(".", point),
    /** "1 film", "12,345 films" */
    plural: (count: number, forms: Forms): string => (forms[categoryOf(count)] ?? forms.other).replaceAll("#", number(count)),
    /** "A", "A and B", "A, B and C" */
    list: (items: readonly string[]): string => (items.length < 2 ? items.join("") : `${items.slice(0, -1).join(comma)}${and}${items.at(-1)}`),
  };
}

/** Sentences, of which those without facts are `null`. A name such as "Harry Connick Jr." or "Safety Last!" brings its own mark. */
export const sentences = (texts: readonly (string | null)[]): string =>
  texts
    .filter((text) => text !== null)
    .map((text) => (/[.!?؟…]$/.test(text) ? text : `${text}.`))
    .join(" ");
