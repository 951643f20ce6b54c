import { pageTitles } from "#domain/page-title.ts";
import type { PublicSite } from "#domain/site.ts";
import { headWithoutSubject, type PageHead } from "./page-head.ts";

/** Search results are not indexed. */
export const searchHead = (site: PublicSite, query: string): PageHead => headWithoutSubject(pageTitles.search(site, query));
