import { pageTitles } from "#domain/page-title.ts";
import type { PublicSite } from "#domain/site.ts";
import { headWithoutSubject, type PageHead } from "./page-head.ts";

export const notFoundHead = (site: PublicSite): PageHead => headWithoutSubject(pageTitles.notFound(site));
