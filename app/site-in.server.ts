import { defaultLanguage, isEnglish, type Language } from "#domain/languages.ts";
import type { PublicSite } from "#domain/site.ts";
import { wordsOf } from "#languages/all-words.server.ts";

/**
 * The site with its texts in a language: the operator's in it, else the operator's general ones, which are marked as English. Where the operator has given
 * none, ours in the language.
 */
export function siteIn({ inLanguages, ...site }: PublicSite, language: Language): PublicSite {
  if (isEnglish(language)) return site;
  const [ours, english] = [wordsOf(language).server.brand, wordsOf(defaultLanguage).server.brand];
  const { name = site.name, tagline, postalAddress } = inLanguages?.[language] ?? {};
  const generalTagline = site.tagline === english.tagline ? undefined : site.tagline;
  const generalAddress = site.postalAddress === english.postalAddress ? undefined : site.postalAddress;
  return {
    ...site,
    name,
    tagline: tagline ?? generalTagline ?? ours.tagline,
    postalAddress: postalAddress ?? generalAddress ?? ours.postalAddress,
    ...(tagline === undefined && generalTagline !== undefined && { textLanguages: { tagline: defaultLanguage } }),
  };
}
