import { defaultLanguage, isEnglish, type Language } from "#domain/languages.ts";
import type { PublicSite } from "#domain/site.ts";
import { wordsOf } from "#languages/all-words.server.ts";

/**
 * The site with its texts in a language: the operator's in it, else the operator's general ones, of which a tagline is marked as English. Where the operator
 * has given no tagline, ours in the language.
 */
export function siteIn({ inLanguages, ...site }: PublicSite, language: Language): PublicSite {
  if (isEnglish(language)) return site;
  const [ours, english] = [wordsOf(language).server.brand.tagline, wordsOf(defaultLanguage).server.brand.tagline];
  const { name = site.name, postalAddress = site.postalAddress, tagline } = inLanguages?.[language] ?? {};
  const general = site.tagline === english ? undefined : site.tagline;
  return {
    ...site,
    name,
    postalAddress,
    tagline: tagline ?? general ?? ours,
    ...(tagline === undefined && general !== undefined && { textLanguages: { tagline: defaultLanguage } }),
  };
}
