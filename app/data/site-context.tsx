import { createContext, type ReactNode, use } from "react";
import type { PublicSite } from "#domain/site.ts";

const SiteContext = createContext<PublicSite | null>(null);

export function SiteProvider({ site, children }: { site: PublicSite; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The deployment's public settings: name, servers, image host. */
export function useSite(): PublicSite {
  const site = use(SiteContext);
  if (!site) throw new Error("useSite is called outside SiteProvider");
  return site;
}
