import type { Language } from "./languages.ts";

/** A line in each language for a visitor who prefers it, on a page in another one. Apart from `languages.ts`: most pages need none of them. */
export const languageOffers: Readonly<Record<Language, string>> = {
  en: "This page in English",
  es: "Esta página en español",
  "pt-BR": "Esta página em português",
  fr: "Cette page en français",
  de: "Diese Seite auf Deutsch",
  it: "Questa pagina in italiano",
  pl: "Ta strona po polsku",
  ru: "Эта страница на русском",
  ja: "このページを日本語で見る",
  ar: "هذه الصفحة بالعربية",
};
