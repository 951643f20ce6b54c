import { pageTitles } from "#domain/page-title.ts";
import type { PublicSite } from "#domain/site.ts";
import type { HeadTag } from "./head-tag.ts";
import { headTags } from "./head-tags.ts";
import type { PageMetadata } from "./page-metadata.ts";

/** A page's metadata, and its structured data as schema.org values. */
export type PageHead = { metadata: PageMetadata; data: object[] };

/** A page whose subject does not exist: no canonical address, not indexed. */
export const headWithoutSubject = (title: string): PageHead => ({
  metadata: { title, description: "", path: null, contentType: "general", noindex: true },
  data: [],
});

type Shown = { status: 200 | 404 | 410 | 503; search: string; site: PublicSite };

/** An error page (404, 410, 503) is not indexed or shared. A page that parameters change is shared as it is, but not indexed. */
function asShown(head: PageHead, { status, search, site }: Shown): PageHead {
  const { metadata, data } = head;
  if (status === 503) return headWithoutSubject(pageTitles.unavailable(site));
  if (status !== 200) return headWithoutSubject(metadata.path === null ? metadata.title : pageTitles.notFound(site));
  if (search === "" || metadata.path === null) return head;
  return { metadata: { ...metadata, path: metadata.path + search, noindex: true }, data };
}

/** The elements of the document's head. `search`: the page's canonical parameters ("?season=2"), or "". */
export function pageHeadTags(head: PageHead, shown: Shown): HeadTag[] {
  const { metadata, data } = asShown(head, shown);
  return [...headTags(metadata, shown.site), ...data.map((value): HeadTag => ({ tag: "json-ld", data: value }))];
}
