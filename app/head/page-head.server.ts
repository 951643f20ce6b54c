import type { LocalSite } from "#app/head/local-site.server.ts";
import { headLimits } from "#domain/limits.ts";
import { withSiteName } from "#domain/page-title.ts";
import { canonicalUrl } from "./canonical-url.server.ts";
import { type HeadTag, link, meta } from "./head-tag.server.ts";
import { cutDescription, documentTitle, keywordsOf, type PageMetadata } from "./page-metadata.server.ts";
import { socialTags } from "./social-tags.server.ts";

/** The elements of the head. Search engines advise against `noindex` together with a canonical address. */
function headTags(metadata: PageMetadata, site: LocalSite): HeadTag[] {
  const { path, noindex, isUntranslated } = metadata;
  const description = cutDescription(metadata.description);
  const keywords = keywordsOf(metadata);
  const url = path === null ? null : canonicalUrl(site, { path, isUntranslated });
  const tags: HeadTag[] = [{ tag: "title", text: documentTitle(metadata, site) }];
  if (description) tags.push(meta("description", description));
  tags.push(meta("color-scheme", "dark light"));
  tags.push({ tag: "meta", attributes: { "http-equiv": "cache-control", content: `max-age=${headLimits.cacheControlS}` } });
  if (noindex || url === null) tags.push(meta("robots", noindex === "follow" ? "noindex, follow" : "noindex"));
  else tags.push(link("canonical", url));
  if (url === null) return tags;
  if (keywords.length > 0) tags.push(meta("keywords", keywords.join(", ")));
  return [...tags, ...socialTags(metadata, url, site)];
}

/** `data`: values of schema.org. */
export type PageHead = { metadata: PageMetadata; data: object[] };

/** A page without a canonical address, which search engines must not index. */
export const noindexHead = (title: string): PageHead => ({
  metadata: { title, description: "", path: null, contentType: "general", noindex: true },
  data: [],
});

type PageResponse = { status: 200 | 404 | 410 | 503; search: string; site: LocalSite };

/**
 * An error page (404, 410, 503) is neither indexed nor shared. A page with parameters is shared, but not indexed, unless its head's path names those
 * that it is indexed with ("/home?page=2").
 */
function headForResponse(head: PageHead, { status, search, site }: PageResponse): PageHead {
  const { metadata, data } = head;
  if (status === 503) return noindexHead(withSiteName(site.words.site.pageTitles.unavailable, site));
  if (status !== 200) return noindexHead(metadata.path === null ? metadata.title : withSiteName(site.words.site.pageTitles.notFound, site));
  if (search === "" || metadata.path === null || metadata.path.includes("?")) return head;
  return { metadata: { ...metadata, path: metadata.path + search, noindex: true }, data };
}

/** The elements of the document's head. `search`: the page's canonical parameters ("?season=2"), or "". */
export function pageHeadTags(head: PageHead, response: PageResponse): HeadTag[] {
  const { metadata, data } = headForResponse(head, response);
  return [...headTags(metadata, response.site), ...data.map((value): HeadTag => ({ tag: "json-ld", data: value }))];
}
