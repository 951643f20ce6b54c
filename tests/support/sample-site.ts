import type { LocalSite } from "#app/head/local-site.server.ts";
import { defaultLanguage } from "#domain/languages.ts";
import type { PublicSite } from "#domain/site.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import { readEnv } from "#server/config/env.ts";
import { readSiteConfig } from "#server/config/site-config.ts";

/** The site with the default configuration, at https://matinee.example, in English alone: tests of languages name theirs. */
export function sampleSite(overrides: Partial<PublicSite> = {}): PublicSite {
  const { env } = readEnv({ PUBLIC_ORIGIN: "https://matinee.example" });
  return { ...readSiteConfig(env).site, languages: [defaultLanguage], ...overrides };
}

/** The site as heads speak of it, in English. */
export const sampleLocalSite = (overrides: Partial<PublicSite> = {}): LocalSite => ({
  ...sampleSite(overrides),
  language: "en",
  words: wordsOf("en"),
  base: sampleSite(overrides).origin,
});
