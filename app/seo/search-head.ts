import { pageTitles } from "#domain/page-title.ts";
import type { PublicSite } from "#domain/site.ts";
import { noindexHead, type PageHead } from "./page-head.ts";

/** Search results are not indexed. */
export const searchHead = (site: PublicSite, query: string): PageHead => noindexHead(pageTitles.search(site, query));
