import { breadcrumbs } from "#app/head/list-data.server.ts";
import type { LocalSite } from "#app/head/local-site.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import { faqData } from "#app/head/site-data.server.ts";
import { paths, type StaticPageName } from "#domain/addresses.ts";
import { titleOfHeading } from "#domain/page-title.ts";
import { faqGroups } from "./faq-groups.ts";

export function staticPageHead(site: LocalSite, name: StaticPageName): PageHead {
  const words = site.words[`page-${name}`];
  // "About Matinee" alone has the site's name.
  const title = typeof words.title === "string" ? words.title : words.title(site.name);
  const description = words.description(site.name, site.contactEmail !== null);
  const path = paths[name];
  return {
    metadata: { title: titleOfHeading(title, site), description, path, contentType: "general" },
    data: [
      breadcrumbs(site, { name: title, path }),
      ...(name === "faq" ? [faqData(faqGroups(site.words["page-faq"], site).flatMap((group) => group.questions))] : []),
    ],
  };
}

/** What the visitor saves and chooses is on their device alone: there is nothing to index. */
export const devicePageHead = (site: LocalSite, heading: string): PageHead => noindexHead(titleOfHeading(heading, site));
