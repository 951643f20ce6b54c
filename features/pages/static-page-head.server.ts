import { breadcrumbs } from "#app/head/list-data.server.ts";
import type { LocalSite } from "#app/head/local-site.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import { faqData } from "#app/head/site-data.server.ts";
import { paths, type StaticPageName } from "#domain/addresses.ts";

function descriptionOf(site: LocalSite, name: StaticPageName): { title: string; description: string } {
  if (name !== "cookies" && name !== "privacy") return site.words[`page-${name}`].page(site);
  const { title, description } = site.words[`page-${name}`];
  return { title, description: description(site.name) };
}

export function staticPageHead(site: LocalSite, name: StaticPageName): PageHead {
  const { title, description } = descriptionOf(site, name);
  const path = paths[name];
  return {
    metadata: { title: site.words.site.pageTitles.staticPage(site, title), description, path, contentType: "general" },
    data: [
      breadcrumbs(site, { name: title, path }),
      ...(name === "faq" ? [faqData(site.words["page-faq"].page(site).groups.flatMap((group) => group.questions))] : []),
    ],
  };
}

/** What the visitor saves and chooses is on their device alone: there is nothing to index. */
export const devicePageHead = (site: LocalSite, heading: string): PageHead => noindexHead(site.words.site.pageTitles.staticPage(site, heading));
