import type { Language } from "#domain/languages.ts";
import type { Words } from "./words.ts";

const modules = import.meta.glob<{ words: unknown }>("./*/*.ts", { eager: true });

/** By language, then by group. */
const allWords: Record<string, Record<string, unknown>> = {};
for (const [file, { words }] of Object.entries(modules)) {
  const [, language = "", group = ""] = /^\.\/([\w-]+)\/([\w-]+)\.ts$/.exec(file) ?? [];
  allWords[language] = { ...allWords[language], [group]: words };
}

/** All words of a language. They are an argument of everything that speaks: a page must never show another's. */
export const wordsOf = (language: Language): Words => allWords[language] as Words;
