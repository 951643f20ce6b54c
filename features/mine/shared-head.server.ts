import type { LocalSite } from "#app/head/local-site.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import { withSiteName } from "#domain/page-title.ts";
import { parseSharedList, sharedListPath } from "#features/saved/model/shared-list.ts";

/** A list that an address carries is not indexed, and has a preview. */
export function sharedHead(site: LocalSite, parameters: URLSearchParams): PageHead {
  const { description, unnamed } = site.words.mine.sharedPage;
  const list = parseSharedList(parameters);
  // Always with the site's name, because anybody may have named the list.
  const title = withSiteName(list.name || unnamed, site);
  if (list.titles.length === 0) return noindexHead(title);
  return {
    metadata: { title, description: description(list.titles.length), path: sharedListPath(list), contentType: "general", noindex: true },
    data: [],
  };
}
