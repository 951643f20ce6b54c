import { breadcrumbs } from "#app/head/list-data.server.ts";
import type { LocalSite } from "#app/head/local-site.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import { faqData } from "#app/head/site-data.server.ts";
import { paths, type StaticPageName } from "#domain/addresses.ts";
import type { StaticPage } from "#domain/prose.ts";
import { faqQuestions } from "./texts/faq.ts";

type TextOf = (site: LocalSite) => Pick<StaticPage, "title" | "description">;

/** A page's text is the export of its name in the file of its name. */
const files = import.meta.glob<Record<string, TextOf>>(["./texts/*.ts", "!./texts/*.test.ts"], { eager: true });

function textOf(name: StaticPageName): TextOf {
  const text = files[`./texts/${name}.ts`]?.[name];
  if (!text) throw new Error(`features/pages/texts/${name}.ts must export "${name}"`);
  return text;
}

export function staticPageHead(site: LocalSite, name: StaticPageName): PageHead {
  const { title, description } = textOf(name)(site);
  const path = paths[name];
  return {
    metadata: { title: site.words.site.pageTitles.staticPage(site, title), description, path, contentType: "general" },
    data: [breadcrumbs(site, { name: title, path }), ...(name === "faq" ? [faqData(faqQuestions(site))] : [])],
  };
}

// What the visitor saves and chooses is on their device alone: there is nothing to index.
export const listHead = (site: LocalSite): PageHead => noindexHead(site.words.site.pageTitles.staticPage(site, site.words.mine.savedList.heading));

export const settingsHead = (site: LocalSite): PageHead => noindexHead(site.words.site.pageTitles.staticPage(site, site.words.settings.settingsPage.heading));
