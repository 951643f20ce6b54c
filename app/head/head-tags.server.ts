import { limits } from "#domain/limits.ts";
import type { PublicSite } from "#domain/site.ts";
import { type HeadTag, link, meta } from "./head-tag.server.ts";
import { cutDescription, documentTitle, keywordsOf, type PageMetadata } from "./page-metadata.server.ts";
import { socialTags } from "./social-tags.server.ts";

/** The elements of the head. Search engines advise against `noindex` together with a canonical address. */
export function headTags(metadata: PageMetadata, site: PublicSite): HeadTag[] {
  const { path, noindex } = metadata;
  const description = cutDescription(metadata.description);
  const keywords = keywordsOf(metadata);
  const url = path === null ? null : site.origin + path;
  const tags: HeadTag[] = [{ tag: "title", text: documentTitle(metadata) }];
  if (description) tags.push(meta("description", description));
  tags.push(meta("color-scheme", "dark light"));
  tags.push({ tag: "meta", attributes: { "http-equiv": "cache-control", content: `max-age=${limits.metadata.cacheControlS}` } });
  if (noindex || url === null) tags.push(meta("robots", noindex === "follow" ? "noindex, follow" : "noindex"));
  else tags.push(link("canonical", url));
  if (url === null) return tags;
  if (keywords.length > 0) tags.push(meta("keywords", keywords.join(", ")));
  return [...tags, ...socialTags(metadata, url, site)];
}
