/** The provider's own codes, where they differ from the language's. "xx" stands for no language. */
const providerCodes: Readonly<Record<string, string>> = { cn: "yue" };

// Made on first use, because it takes 15 ms: a browser needs it only for titles that it loads itself.
let names: Intl.DisplayNames | undefined;

/** For `lang` in a page. "und": not known. */
export const languageTag = (code: string): string => (/^[a-z]{2,3}$/.test(code) && code !== "xx" ? (providerCodes[code] ?? code) : "und");

/** The English name of a language's code; `null` for an unknown one. */
export function languageName(code: string): string | null {
  if (!/^[a-z]{2,3}$/.test(code)) return null;
  names ??= new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  return names.of(providerCodes[code] ?? code) ?? null;
}

type Details = { original_language: string; language?: string | null };

/** Adds the original language's name to a title's details. */
export const withLanguage = <T extends Details>(title: T): T => ({ ...title, language: languageName(title.original_language) });
