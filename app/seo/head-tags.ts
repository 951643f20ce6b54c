import { limits } from "#domain/limits.ts";
import type { PublicSite } from "#domain/site.ts";
import { type HeadTag, link, meta } from "./head-tag.ts";
import { cutDescription, documentTitle, keywordsOf, type PageMetadata } from "./page-metadata.ts";
import { socialTags } from "./social-tags.ts";

/**
 * A page's metadata as the elements of its head. A page that is not to be indexed has no canonical address: search engines advise
 * against saying both. It has its social card all the same where there is something to share.
 */
export function headTags(metadata: PageMetadata, site: PublicSite): HeadTag[] {
  const { path, noindex } = metadata;
  const description = cutDescription(metadata.description);
  const keywords = keywordsOf(metadata);
  const url = path === null ? null : site.origin + path;
  const tags: HeadTag[] = [{ tag: "title", text: documentTitle(metadata) }];
  if (description) tags.push(meta("description", description));
  tags.push(meta("color-scheme", "dark light"));
  tags.push({ tag: "meta", attributes: { "http-equiv": "cache-control", content: `max-age=${limits.metadata.cacheControlS}` } });
  if (noindex || url === null) tags.push(meta("robots", "noindex"));
  else tags.push(link("canonical", url));
  if (url === null) return tags;
  if (keywords.length > 0) tags.push(meta("keywords", keywords.join(", ")));
  return [...tags, ...socialTags(metadata, url, site)];
}
