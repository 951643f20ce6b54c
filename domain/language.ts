import { defaultLanguage, type Language } from "./languages.ts";

/** The provider's own codes, where they differ from the language's. "xx" stands for no language. */
const providerCodes: Readonly<Record<string, string>> = { cn: "yue" };

// Made on first use, because it takes 15 ms: a browser needs it only for titles that it loads itself.
const names = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const made = names.get(language) ?? new Intl.DisplayNames([language], { type: "language", fallback: "none" });
  names.set(language, made);
  return made;
}

/** For `lang` in a page. "und": not known. */
export const languageTag = (code: string): string => (/^[a-z]{2,3}$/.test(code) && code !== "xx" ? (providerCodes[code] ?? code) : "und");

/** What a language's code is called in one of ours; `null` for an unknown one. */
export function languageName(code: string, language: Language = defaultLanguage): string | null {
  if (!/^[a-z]{2,3}$/.test(code)) return null;
  return namesIn(language).of(providerCodes[code] ?? code) ?? null;
}

/** Of a language's name that stands alone: "Alemán", which is "alemán" in a sentence. */
export const capitalized = (name: string, language: Language): string => name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));

/** A language's name in a menu or a table; `null` for an unknown code. */
export function languageLabel(code: string, language: Language): string | null {
  const name = languageName(code, language);
  return name && capitalized(name, language);
}

type Details = { original_language: string; language?: string | null };

/** Adds the original language's name to a title's details. */
export const withLanguage = <T extends Details>(title: T, language?: Language): T => ({ ...title, language: languageName(title.original_language, language) });

const collators = new Map<Language, Intl.Collator>();

/** Compares texts as the language's alphabet orders them; "Part 2" stands before "Part 10". */
export function compareIn(language: Language): (a: string, b: string) => number {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true, sensitivity: "base" });
  collators.set(language, collator);
  return collator.compare;
}

/** Languages or countries with their names in one of our languages, as its alphabet orders them. `nameOf`: a code without a name stands for itself. */
export function namesInOrder(
  codes: readonly string[],
  nameOf: (code: string, language: Language) => string | null,
  language: Language,
): { code: string; name: string }[] {
  const compare = compareIn(language);
  return codes.map((code) => ({ code, name: nameOf(code, language) ?? code })).toSorted((a, b) => compare(a.name, b.name));
}
