import type { LocalSite } from "#app/head/local-site.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import { withSiteName } from "#domain/page-title.ts";

/** Search results are not indexed. */
export const searchHead = (site: LocalSite, query: string): PageHead => noindexHead(withSiteName(site.words.site.pageTitles.search(query), site));

export const notFoundHead = (site: LocalSite): PageHead => noindexHead(withSiteName(site.words.site.pageTitles.notFound, site));
