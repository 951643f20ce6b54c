import { pageTitles } from "#domain/page-title.ts";
import type { PublicSite } from "#domain/site.ts";
import type { HeadTag } from "./head-tag.server.ts";
import { headTags } from "./head-tags.server.ts";
import type { PageMetadata } from "./page-metadata.server.ts";

/** `data`: values of schema.org. */
export type PageHead = { metadata: PageMetadata; data: object[] };

/** A page without a canonical address, which search engines must not index. */
export const noindexHead = (title: string): PageHead => ({
  metadata: { title, description: "", path: null, contentType: "general", noindex: true },
  data: [],
});

type PageResponse = { status: 200 | 404 | 410 | 503; search: string; site: PublicSite };

/**
 * An error page (404, 410, 503) is neither indexed nor shared. A page with parameters is shared, but not indexed, unless its head's path names those
 * that it is indexed with ("/home?page=2").
 */
function headForResponse(head: PageHead, { status, search, site }: PageResponse): PageHead {
  const { metadata, data } = head;
  if (status === 503) return noindexHead(pageTitles.unavailable(site));
  if (status !== 200) return noindexHead(metadata.path === null ? metadata.title : pageTitles.notFound(site));
  if (search === "" || metadata.path === null || metadata.path.includes("?")) return head;
  return { metadata: { ...metadata, path: metadata.path + search, noindex: true }, data };
}

/** The elements of the document's head. `search`: the page's canonical parameters ("?season=2"), or "". */
export function pageHeadTags(head: PageHead, response: PageResponse): HeadTag[] {
  const { metadata, data } = headForResponse(head, response);
  return [...headTags(metadata, response.site), ...data.map((value): HeadTag => ({ tag: "json-ld", data: value }))];
}
