import type { LocalSite } from "#app/head/local-site.server.ts";
import { paths } from "#domain/addresses.ts";
import { headLimits } from "#domain/limits.ts";
import type { PageRef } from "./page-metadata.server.ts";
import { jsonLd } from "./thing.server.ts";

const homeOf = ({ words }: LocalSite): PageRef => ({ name: words.heads.pageDescriptions.pageNames.home, path: paths.landing });

/** From Home to the page itself, with which `trail` ends: "Home", "Movies", "Metropolis". */
export const breadcrumbs = (site: LocalSite, ...trail: readonly PageRef[]) =>
  jsonLd({
    "@type": "BreadcrumbList",
    itemListElement: [homeOf(site), ...trail].map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: site.base + path })),
  });

/** The first ten items of a list (section 9), each with a link to its page. */
export function itemList(site: LocalSite, name: string, items: readonly PageRef[]) {
  const listed = items.slice(0, headLimits.structuredDataItems);
  return jsonLd({
    "@type": "ItemList",
    name,
    numberOfItems: listed.length,
    itemListElement: listed.map((item, index) => ({ "@type": "ListItem", position: index + 1, name: item.name, url: site.base + item.path })),
  });
}
