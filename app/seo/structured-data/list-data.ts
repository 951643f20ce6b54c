import type { Linked } from "#app/seo/page-metadata.ts";
import { limits } from "#domain/limits.ts";
import type { PublicSite } from "#domain/site.ts";
import { documented } from "./thing.ts";

/** The way to a page, itself last: "Home", "Movies", "Metropolis". Names are those of the navigation. */
export const breadcrumbs = (site: PublicSite, trail: readonly Linked[]) =>
  documented({
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: site.origin + path })),
  });

/** The first ten of a page's list (section 9), as a summary: each item is a link to its own page, which says the rest. */
export function itemList(site: PublicSite, name: string, items: readonly Linked[]) {
  const listed = items.slice(0, limits.structuredDataItems);
  return documented({
    "@type": "ItemList",
    name,
    numberOfItems: listed.length,
    itemListElement: listed.map((item, index) => ({ "@type": "ListItem", position: index + 1, name: item.name, url: site.origin + item.path })),
  });
}
