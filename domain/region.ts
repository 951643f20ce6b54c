/** Unless `DEFAULT_REGION` is set. Discover's addresses leave it out. */
export const defaultRegion = "US";

// Made on first use, as for languages.
let names: Intl.DisplayNames | undefined;

/** The English name of a country's ISO 3166-1 code; `null` for an unknown one. */
export function regionName(code: string): string | null {
  // "ZZ" is the unknown region, which has a name.
  if (!/^[A-Z]{2}$/.test(code) || code === "ZZ") return null;
  names ??= new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  return names.of(code) ?? null;
}

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
