import { pageTitles } from "#domain/page-title.ts";
import type { PublicSite } from "#domain/site.ts";
import { noindexHead, type PageHead } from "./page-head.ts";

export const notFoundHead = (site: PublicSite): PageHead => noindexHead(pageTitles.notFound(site));
