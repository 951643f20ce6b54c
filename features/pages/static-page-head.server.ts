import { breadcrumbs } from "#app/head/list-data.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import { pageTitles } from "#app/head/page-title.ts";
import { faqData } from "#app/head/site-data.server.ts";
import type { StaticPage } from "#app/words/prose.ts";
import { paths, type StaticPageName } from "#domain/addresses.ts";
import type { PublicSite } from "#domain/site.ts";
import { heading as listHeading } from "#features/mine/words/saved-list.ts";
import { heading as settingsHeading } from "#features/settings/words/settings-page.ts";
import { faqQuestions } from "./texts/faq.ts";

type TextOf = (site: PublicSite) => Pick<StaticPage, "title" | "description">;

/** A page's text is the export of its name in the file of its name. */
const files = import.meta.glob<Record<string, TextOf>>(["./texts/*.ts", "!./texts/*.test.ts"], { eager: true });

function textOf(name: StaticPageName): TextOf {
  const text = files[`./texts/${name}.ts`]?.[name];
  if (!text) throw new Error(`features/pages/texts/${name}.ts must export "${name}"`);
  return text;
}

export function staticPageHead(site: PublicSite, name: StaticPageName): PageHead {
  const { title, description } = textOf(name)(site);
  const path = paths[name];
  return {
    metadata: { title: pageTitles.staticPage(site, title), description, path, contentType: "general" },
    data: [breadcrumbs(site, { name: title, path }), ...(name === "faq" ? [faqData(faqQuestions(site))] : [])],
  };
}

// What the visitor saves and chooses is on their device alone: there is nothing to index.
export const listHead = (site: PublicSite): PageHead => noindexHead(pageTitles.staticPage(site, listHeading));

export const settingsHead = (site: PublicSite): PageHead => noindexHead(pageTitles.staticPage(site, settingsHeading));
