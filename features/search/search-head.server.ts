import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import { pageTitles } from "#app/head/page-title.ts";
import type { PublicSite } from "#domain/site.ts";

/** Search results are not indexed. */
export const searchHead = (site: PublicSite, query: string): PageHead => noindexHead(pageTitles.search(site, query));

export const notFoundHead = (site: PublicSite): PageHead => noindexHead(pageTitles.notFound(site));
