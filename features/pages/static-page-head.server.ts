import { faqData } from "#app/head/faq-data.server.ts";
import { breadcrumbs } from "#app/head/list-data.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import type { StaticPage } from "#app/words/prose.ts";
import { paths, type StaticPageName } from "#domain/addresses.ts";
import { pageTitles } from "#domain/page-title.ts";
import type { PublicSite } from "#domain/site.ts";
import { heading as listHeading } from "#features/mine/words/saved-list.ts";
import { heading as settingsHeading } from "#features/settings/words/settings-page.ts";
import { about } from "./texts/about.ts";
import { blogs } from "./texts/blogs.ts";
import { contact } from "./texts/contact.ts";
import { cookies } from "./texts/cookies.ts";
import { faq, faqQuestions } from "./texts/faq.ts";
import { privacy } from "./texts/privacy.ts";
import { support } from "./texts/support.ts";
import { terms } from "./texts/terms.ts";

const texts: Record<StaticPageName, (site: PublicSite) => Pick<StaticPage, "title" | "description">> = {
  about,
  blogs,
  contact,
  cookies,
  faq,
  privacy,
  support,
  terms,
};

export function staticPageHead(site: PublicSite, name: StaticPageName): PageHead {
  const { title, description } = texts[name](site);
  const path = paths[name];
  return {
    metadata: { title: pageTitles.staticPage(site, title), description, path, contentType: "general" },
    data: [breadcrumbs(site, { name: title, path }), ...(name === "faq" ? [faqData(faqQuestions(site))] : [])],
  };
}

// What the visitor saves and chooses is on their device alone: there is nothing to index.
export const listHead = (site: PublicSite): PageHead => noindexHead(pageTitles.staticPage(site, listHeading));

export const settingsHead = (site: PublicSite): PageHead => noindexHead(pageTitles.staticPage(site, settingsHeading));
