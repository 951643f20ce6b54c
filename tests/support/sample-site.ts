import type { PublicSite } from "#domain/site.ts";
import { readEnv } from "#server/config/env.ts";
import { readSiteConfig } from "#server/config/site-config.ts";

/** The site as it comes out of the box, under an address of its own; `facts` stand in for what a test wants otherwise. */
export function sampleSite(facts: Partial<PublicSite> = {}): PublicSite {
  const { env } = readEnv({ PUBLIC_ORIGIN: "https://matinee.example" });
  return { ...readSiteConfig(env).site, ...facts };
}
