import type { Language } from "#domain/languages.ts";
import { nodesIn, programOf, textOf, usedArguments } from "./syntax.ts";

// What the compiler does not see of a language's words.

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** French says "our player" and "this site" there. */
const withoutName: readonly string[] = ["fr page-contact.email.none", "fr page-support.guides.keyboard.others"];

/** Functions that use less of their arguments than the English ones: a name, a number or a year is missing from the text. Also words that no page reads. */
export function argumentMistakes(english: unknown, other: unknown, path: string): string[] {
  if (withoutName.includes(path)) return [];
  if (typeof english === "function" && typeof other === "function") {
    const used = usedArguments(String(other));
    return usedArguments(String(english)).flatMap((fields, index) => {
      const own = used[index] ?? new Set<string>();
      const missing = own.has("*") ? [] : [...fields].filter((field) => (field === "*" ? own.size === 0 : !own.has(field)));
      return missing.map((field) => `${path}: argument ${index + 1}${field === "*" ? "" : `, field ${field},`} is not in the text`);
    });
  }
  if (!isRecord(english) || !isRecord(other)) return [];
  // Lists may be longer; what English leaves empty are names as the provider has them.
  const isOpen = Array.isArray(english) || Object.keys(english).length === 0;
  const unread = isOpen ? [] : Object.keys(other).filter((key) => !(key in english));
  return [
    ...unread.map((key) => `${path}.${key}: English has no such word`),
    ...Object.entries(english).flatMap(([key, value]) => argumentMistakes(value, other[key], `${path}.${key}`)),
  ];
}

const categories: readonly string[] = ["zero", "one", "two", "few", "many", "other"];

/** Forms of a noun without one that the language has. */
export function pluralMistakes(language: Language, file: string, text: string): string[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return nodesIn(programOf(file, text)).flatMap((node) => {
    if (node.type !== "ObjectExpression") return [];
    const keys = node.properties.flatMap((one) => (one.type === "Property" && one.key.type === "Identifier" ? [one.key.name] : []));
    if (!keys.includes("other") || keys.length < node.properties.length || !keys.every((key) => categories.includes(key))) return [];
    const missing = needed.filter((category) => !keys.includes(category));
    return missing.map((category) => `${file}: the form "${category}" is missing beside ${text.slice(node.start, node.end)}`);
  });
}

/** What every language has as it is. */
const sameInAll: { in: RegExp; text: RegExp }[] = [
  // Titles of films, with which articles link to them.
  { in: /\/articles\//, text: /^(?:(?:\p{Lu}[\p{L}'.]*[,:]?|of|the|from)(?:\s|$))+$/u },
  // The film database's terms ask for this sentence.
  { in: /\/disclaimers\.ts$/, text: /^This product uses the TMDB API/ },
];

/** Texts of more than two words. */
export const sentencesIn = (file: string, text: string): string[] =>
  nodesIn(programOf(file, text)).flatMap((node) => {
    const sentence = textOf(node)?.trim() ?? "";
    return sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 2 ? [sentence] : [];
  });

/** English that was not translated. */
export const copyMistakes = (english: ReadonlySet<string>, file: string, text: string): string[] =>
  sentencesIn(file, text)
    .filter((sentence) => english.has(sentence) && !sameInAll.some((same) => same.in.test(file) && same.text.test(sentence)))
    .map((sentence) => `${file}: "${sentence}" is English`);
