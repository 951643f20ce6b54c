import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import type { PublicSite } from "#domain/site.ts";
import { parseSharedList, sharedListPath } from "#features/saved/model/shared-list.ts";
import { description, documentTitle, unnamed } from "./words/shared-page.ts";

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
