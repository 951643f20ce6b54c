import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import { pageTitles } from "#app/head/page-title.ts";
import type { PublicSite } from "#domain/site.ts";
import { title } from "./words/import.ts";

export const importHead = (site: PublicSite): PageHead => noindexHead(pageTitles.staticPage(site, title));
