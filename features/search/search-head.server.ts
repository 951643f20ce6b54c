import type { LocalSite } from "#app/head/local-site.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";

/** Search results are not indexed. */
export const searchHead = (site: LocalSite, query: string): PageHead => noindexHead(site.words.site.pageTitles.search(site, query));

export const notFoundHead = (site: LocalSite): PageHead => noindexHead(site.words.site.pageTitles.notFound(site));
