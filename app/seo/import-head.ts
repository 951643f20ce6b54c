import { title } from "#content/words/import.ts";
import { pageTitles } from "#domain/page-title.ts";
import type { PublicSite } from "#domain/site.ts";
import { noindexHead, type PageHead } from "./page-head.ts";

export const importHead = (site: PublicSite): PageHead => noindexHead(pageTitles.staticPage(site, title));
