import type { Language } from "./languages.ts";

// Made on first use, because that takes some milliseconds.
const collators = new Map<Language, Intl.Collator>();

/** Compares texts as the language's alphabet orders them; "Part 2" stands before "Part 10". */
export function compareIn(language: Language): (a: string, b: string) => number {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true, sensitivity: "base" });
  collators.set(language, collator);
  return collator.compare;
}
