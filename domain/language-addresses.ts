import { defaultLanguage, type Language } from "./languages.ts";

/** What precedes a path in a language: "/de". English has nothing. */
export const languagePrefix = (language: Language): string => (language === defaultLanguage ? "" : `/${language}`);

/** A page's address in a language: "/de/movie/19"; that of "/" is "/de". */
export function pathIn(language: Language, path: string): string {
  const prefix = languagePrefix(language);
  return prefix === "" ? path : prefix + path.replace(/^\/(?=$|\?)/, "");
}

/** A path without its language's prefix; `null` for a path in another language. */
export function pathWithout(language: Language, path: string): string | null {
  const prefix = languagePrefix(language);
  if (prefix === "") return path;
  if (path === prefix) return "/";
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;
}

const baseOf = (code: string): string => code.toLowerCase().replace(/-.*/, "");

/** The offered language that a first segment or a browser means: "de", "DE", "de-AT". */
function offeredLanguage(named: string, offered: readonly Language[]): Language | undefined {
  const code = named.toLowerCase();
  return offered.find((language) => language.toLowerCase() === code) ?? offered.find((language) => baseOf(language) === baseOf(code));
}

/** The first offered language of those that a visitor prefers. */
export const preferredLanguage = (preferred: readonly string[], offered: readonly Language[]): Language | undefined =>
  preferred.map((code) => offeredLanguage(code, offered)).find((language) => language !== undefined);

/** `redirect`: to the one address of the page, where the path names its language in another way: "/DE/home", "/de-AT/home", "/en/home". */
export type LanguagePath = { language: Language; path: string } | { redirect: string };

function firstSegment(path: string, offered: readonly Language[]): { language: Language | undefined; rest: string } {
  const [, segment = "", rest = ""] = /^\/([a-z]{2,3}(?:-[a-z\d]{2,8})*)(\/.*)?$/i.exec(path) ?? [];
  return { language: offered.length > 1 && segment !== "" ? offeredLanguage(segment, offered) : undefined, rest };
}

/** The language and the rest of a requested path. A segment that means none of the offered languages is part of the path. */
export function languagePath(requested: string, offered: readonly Language[]): LanguagePath {
  const { language, rest } = firstSegment(requested, offered);
  if (!language) return { language: defaultLanguage, path: requested };
  // One slash alone: browsers take "//evil.example" and "/\evil.example" for another site.
  const path = rest.replace(/^[\\/]*/, "/");
  const address = pathIn(language, path);
  // "/en/en/en/home" would redirect once for each.
  if (language === defaultLanguage && firstSegment(path, offered).language) return { language, path: requested };
  return address === requested ? { language, path } : { redirect: address };
}

/** The addresses of a path in all offered languages. */
export const pathsIn = (offered: readonly Language[], path: string): string[] => offered.map((language) => pathIn(language, path));
