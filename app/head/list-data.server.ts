import { pageNames } from "#app/words/page-descriptions.ts";
import { paths } from "#domain/addresses.ts";
import { headLimits } from "#domain/limits.ts";
import type { PublicSite } from "#domain/site.ts";
import type { PageRef } from "./page-metadata.server.ts";
import { jsonLd } from "./thing.server.ts";

const home: PageRef = { name: pageNames.home, path: paths.landing };

/** From Home to the page itself, with which `trail` ends: "Home", "Movies", "Metropolis". */
export const breadcrumbs = (site: PublicSite, ...trail: readonly PageRef[]) =>
  jsonLd({
    "@type": "BreadcrumbList",
    itemListElement: [home, ...trail].map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: site.origin + path })),
  });

/** The first ten items of a list (section 9), each with a link to its page. */
export function itemList(site: PublicSite, name: string, items: readonly PageRef[]) {
  const listed = items.slice(0, headLimits.structuredDataItems);
  return jsonLd({
    "@type": "ItemList",
    name,
    numberOfItems: listed.length,
    itemListElement: listed.map((item, index) => ({ "@type": "ListItem", position: index + 1, name: item.name, url: site.origin + item.path })),
  });
}
