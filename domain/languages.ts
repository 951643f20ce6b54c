/**
 * The languages of this site. English has the addresses without a prefix. `name`: by itself. `provider`: what the film database is asked for.
 * One more is a line here and a folder in `languages/` (docs/architecture.md, Tasks).
 */
export const languages = {
  en: { name: "English", direction: "ltr", provider: "en-US" },
  es: { name: "Español", direction: "ltr", provider: "es-ES" },
  "pt-BR": { name: "Português (Brasil)", direction: "ltr", provider: "pt-BR" },
  fr: { name: "Français", direction: "ltr", provider: "fr-FR" },
  de: { name: "Deutsch", direction: "ltr", provider: "de-DE" },
  it: { name: "Italiano", direction: "ltr", provider: "it-IT" },
  pl: { name: "Polski", direction: "ltr", provider: "pl-PL" },
  ru: { name: "Русский", direction: "ltr", provider: "ru-RU" },
  ja: { name: "日本語", direction: "ltr", provider: "ja-JP" },
  ar: { name: "العربية", direction: "rtl", provider: "ar-SA" },
} as const satisfies Record<string, { name: string; direction: "ltr" | "rtl"; provider: string }>;

export type Language = keyof typeof languages;

/** BCP 47 language of each text that is not in the language of the answer, by its field: for `lang` in the page. Absent where all are, and in English. */
export type TextLanguages<Field extends string> = { [Name in Field]?: string | undefined };

export const languageCodes = Object.keys(languages) as Language[];

export const defaultLanguage: Language = "en";

/** Of a document's root element. */
export const rootAttributes = (language: Language): string => `lang="${language}"${languages[language].direction === "rtl" ? ' dir="rtl"' : ""}`;

/** Those whose words are complete: only then a language is offered. */
export const completeLanguages: readonly Language[] = languageCodes;

/** `null` for any other text. Codes are case-sensitive: an address in another case is redirected (`language-addresses.ts`). */
export const languageOf = (code: string | null | undefined): Language | null =>
  code !== null && code !== undefined && Object.hasOwn(languages, code) ? (code as Language) : null;

/** A call without a language is in English. */
export const isEnglish = (language: Language | undefined): language is typeof defaultLanguage | undefined => (language ?? defaultLanguage) === defaultLanguage;
