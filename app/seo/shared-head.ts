import { description, documentTitle, unnamed } from "#content/words/shared-page.ts";
import { parseSharedList, sharedListPath } from "#domain/shared-list.ts";
import type { PublicSite } from "#domain/site.ts";
import { noindexHead, type PageHead } from "./page-head.ts";

/** A list that an address carries is not indexed, and has a preview. */
export function sharedHead(site: PublicSite, parameters: URLSearchParams): PageHead {
  const list = parseSharedList(parameters);
  const title = documentTitle(list.name || unnamed, site);
  if (list.titles.length === 0) return noindexHead(title);
  return {
    metadata: { title, description: description(list.titles.length), path: sharedListPath(list), contentType: "general", noindex: true },
    data: [],
  };
}
