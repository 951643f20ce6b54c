import { paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import { documented } from "./thing.ts";

/** The site and its search. On the landing page alone: search engines want it once. */
export const siteData = (site: PublicSite) =>
  documented({
    "@type": "WebSite",
    name: site.name,
    url: site.origin + paths.landing,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${site.origin}${paths.search}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });
