import { isEnglish, type Language, languageCodes, languages } from "#domain/languages.ts";

/** For `language=`. English calls name none but where the specification does. */
export const languageParameter = (language: Language | undefined): { language?: string } =>
  isEnglish(language) ? {} : { language: languages[language].provider };

/** They turn the text around them, and one may lack its end: pages set the direction themselves. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

export const withoutDirectionMarks = (text: string): string => text.replace(directionMarks, "");

const letter = /\p{L}/u;
const latin = /\p{Script=Latn}/u;
/** Writing systems of several scripts. */
const scriptsOf: Readonly<Record<string, string>> = { Jpan: "[\\p{Script=Hira}\\p{Script=Kana}\\p{Script=Hani}]", Kore: "\\p{Script=Hang}" };

const lettersOf = (language: Language): RegExp => {
  const script = new Intl.Locale(languages[language].provider).maximize().script ?? "Latn";
  return new RegExp(scriptsOf[script] ?? `\\p{Script=${script}}`, "u");
};
const letters = Object.fromEntries(languageCodes.map((code) => [code, lettersOf(code)])) as Record<Language, RegExp>;

/** Without direction marks; "" for blanks and for what is in other letters than the language's. */
export function textIn(language: Language, text: string): string {
  const plain = withoutDirectionMarks(text);
  const isReadable = !letter.test(plain) || letters[language].test(plain);
  return plain.trim() === "" || !isReadable ? "" : plain;
}

/** As `textIn`; but titles and names may be in Latin letters in any language. */
export const titleIn = (language: Language, title: string): string => textIn(language, title) || (latin.test(title) ? withoutDirectionMarks(title) : "");
