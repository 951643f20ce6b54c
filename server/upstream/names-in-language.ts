import { z } from "zod";
import { languageTag } from "#domain/language.ts";
import { isEnglish, isoOf, type Language, type TextLanguages } from "#domain/languages.ts";
import { slugOf } from "#domain/slug.ts";
import { textIn, titleIn, withoutDirectionMarks } from "./text-in-language.ts";

// A list, a collection or a filmography comes in one language. Where a title has no name in it, the provider sends the original one, or none.

type Named = { title: string | null | undefined; original: string | null | undefined; original_language: string; overview?: string };

export type NamesIn = { title: string; original: string; overview: string; titleLanguage: string | undefined; englishTitle: string | undefined };

/** What a title of a list says in the list's language; `null` if it has no name at all. The original's name is marked as what it is. */
export function namesIn(language: Language, { title, original, original_language, overview = "" }: Named): NamesIn | null {
  const first = withoutDirectionMarks(original ?? "").trim();
  const own = titleIn(language, title ?? "");
  const shown = own || first || withoutDirectionMarks(title ?? "").trim();
  if (shown === "") return null;
  const isForeign = original_language !== isoOf(language) && (own === "" || own === first);
  return {
    title: shown,
    original: first || shown,
    overview: textIn(language, overview),
    titleLanguage: isForeign ? languageTag(original_language) : undefined,
    // For the address: of a title without Latin letters.
    englishTitle: slugOf(shown) === "" && original_language === "en" && first !== "" ? first : undefined,
  };
}

/** Absent where nothing is marked. */
export const marked = <Field extends string>(field: Field, language: string | undefined): { textLanguages?: TextLanguages<Field> } =>
  language === undefined ? {} : { textLanguages: { [field]: language } as TextLanguages<Field> };

/** A schema for each language, made on first use. */
export function perLanguage<Schema>(english: Schema, make: (language: Language) => Schema): (language: Language | undefined) => Schema {
  const made = new Map<Language, Schema>();
  return (language) => {
    if (isEnglish(language)) return english;
    const schema = made.get(language) ?? make(language);
    made.set(language, schema);
    return schema;
  };
}

/** As marks are stored. */
export const storedMarks = <Field extends string>(...fields: Field[]): z.ZodType<TextLanguages<Field> | undefined> =>
  z.object(Object.fromEntries(fields.map((field) => [field, z.string().optional()]))).optional() as z.ZodType<TextLanguages<Field> | undefined>;
