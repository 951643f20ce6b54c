import { faqData } from "#app/head/faq-data.server.ts";
import { breadcrumbs } from "#app/head/list-data.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import type { StaticPage } from "#app/words/prose.ts";
import { paths } from "#domain/addresses.ts";
import { pageTitles } from "#domain/page-title.ts";
import type { PublicSite } from "#domain/site.ts";
import { heading as listHeading } from "#features/mine/words/saved-list.ts";
import { heading as settingsHeading } from "#features/settings/words/settings-page.ts";
import { faq, faqQuestions } from "./texts/faq.ts";

export function staticPageHead(site: PublicSite, path: string, { title, description }: Pick<StaticPage, "title" | "description">): PageHead {
  return {
    metadata: { title: pageTitles.staticPage(site, title), description, path, contentType: "general" },
    data: [breadcrumbs(site, { name: title, path })],
  };
}

export function faqHead(site: PublicSite): PageHead {
  const { metadata, data } = staticPageHead(site, paths.faq, faq(site));
  return { metadata, data: [...data, faqData(faqQuestions(site))] };
}

// What the visitor saves and chooses is on their device alone: there is nothing to index.
export const listHead = (site: PublicSite): PageHead => noindexHead(pageTitles.staticPage(site, listHeading));

export const settingsHead = (site: PublicSite): PageHead => noindexHead(pageTitles.staticPage(site, settingsHeading));
