/**
 * The languages of this site. English has the addresses without a prefix. `name`: by itself. `offer`: to a visitor who prefers it, on a page in another
 * one. `provider`: what the film database is asked for.
 * One more is a line here and a folder in `languages/` (docs/architecture.md, Tasks).
 */
export const languages = {
  en: { name: "English", offer: "This page in English", direction: "ltr", provider: "en-US" },
  es: { name: "Español", offer: "Esta página en español", direction: "ltr", provider: "es-ES" },
  "pt-BR": { name: "Português (Brasil)", offer: "Esta página em português", direction: "ltr", provider: "pt-BR" },
  fr: { name: "Français", offer: "Cette page en français", direction: "ltr", provider: "fr-FR" },
  de: { name: "Deutsch", offer: "Diese Seite auf Deutsch", direction: "ltr", provider: "de-DE" },
  it: { name: "Italiano", offer: "Questa pagina in italiano", direction: "ltr", provider: "it-IT" },
  pl: { name: "Polski", offer: "Ta strona po polsku", direction: "ltr", provider: "pl-PL" },
  ru: { name: "Русский", offer: "Эта страница на русском", direction: "ltr", provider: "ru-RU" },
  ja: { name: "日本語", offer: "このページを日本語で見る", direction: "ltr", provider: "ja-JP" },
  ar: { name: "العربية", offer: "هذه الصفحة بالعربية", direction: "rtl", provider: "ar-SA" },
} as const satisfies Record<string, { name: string; offer: string; direction: "ltr" | "rtl"; provider: string }>;

export type Language = keyof typeof languages;

/** BCP 47 language of each text that is not in the language of the answer, by its field: for `lang` in the page. Absent where all are, and in English. */
export type TextLanguages<Field extends string> = { [Name in Field]?: string | undefined };

export const languageCodes = Object.keys(languages) as Language[];

export const defaultLanguage: Language = "en";

export const otherLanguages = languageCodes.filter((code) => code !== defaultLanguage);

/** The provider's code of a language in its responses, without the country: ISO 639-1. */
export const isoOf = (language: Language): string => languages[language].provider.slice(0, 2);

/** Of a document's root element. */
export const rootAttributes = (language: Language): string => `lang="${language}"${languages[language].direction === "rtl" ? ' dir="rtl"' : ""}`;

/** `null` for any other text. Codes are case-sensitive: an address in another case is redirected (`language-addresses.ts`). */
export const languageOf = (code: string | null | undefined): Language | null =>
  code !== null && code !== undefined && Object.hasOwn(languages, code) ? (code as Language) : null;

/** A call without a language is in English. */
export const isEnglish = (language: Language | undefined): language is typeof defaultLanguage | undefined => (language ?? defaultLanguage) === defaultLanguage;
