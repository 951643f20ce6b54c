import type { LocalSite } from "#app/head/local-site.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";

export const importHead = (site: LocalSite): PageHead => noindexHead(site.words.site.pageTitles.staticPage(site, site.words.import.importPage.title));
