import type { LocalSite } from "#app/head/local-site.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";

// It is made of what the visitor's device has stored: there is nothing to index.
export const calendarHead = (site: LocalSite): PageHead => noindexHead(site.words.site.pageTitles.staticPage(site, site.words.calendar.calendarPage.heading));
