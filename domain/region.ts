import { defaultLanguage, type Language, languages } from "./languages.ts";

/** Unless `DEFAULT_REGION` is set. Discover's addresses leave it out. */
export const defaultRegion = "US";

// Made on first use, as for languages.
const names = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const made = names.get(language) ?? new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  names.set(language, made);
  return made;
}

/** What a country's ISO 3166-1 code is called in one of our languages; `null` for an unknown one. */
export function regionName(code: string, language: Language = defaultLanguage): string | null {
  // "ZZ" is the unknown region, which has a name.
  if (!/^[A-Z]{2}$/.test(code) || code === "ZZ") return null;
  return namesIn(language).of(code) ?? null;
}

/** The country of a language's variant that the film database is asked for. */
export const regionOfLanguage = (language: Language): string => languages[language].provider.slice("xx-".length);

const isRegion = (code: string | undefined): code is string => /^[A-Z]{2}$/.test(code ?? "");

/** The country of the first language that has one ("de-AT": AT), else the one where most people speak the first language ("de": DE). */
export function regionOfLanguages(languages: readonly string[]): string | null {
  const locales = languages.flatMap((language) => {
    try {
      return new Intl.Locale(language);
    } catch {
      return [];
    }
  });
  const named = locales.map(({ region }) => region).find(isRegion);
  if (named) return named;
  const likely = locales[0]?.maximize().region;
  return isRegion(likely) ? likely : null;
}
