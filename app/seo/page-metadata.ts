import { limits } from "#domain/limits.ts";
import type { PublicSite } from "#domain/site.ts";
import type { HeadTag } from "./head-tag.ts";

/** Section 2's "page metadata". `path` is the canonical path; `image` an absolute address. */
export type PageMetadata = {
  title: string;
  description: string;
  path: string;
  image?: string | null;
  contentType: "general" | "movie" | "tv";
  noindex?: boolean;
};

/** Section 5: longer than 155 characters is cut to 152 plus an ellipsis. */
export function cutDescription(text: string): string {
  const { descriptionMaxChars, descriptionCutChars } = limits.metadata;
  const characters = [...text.replace(/\s+/g, " ").trim()];
  return characters.length > descriptionMaxChars ? `${characters.slice(0, descriptionCutChars).join("")}...` : characters.join("");
}

const meta = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { property: name, content } });

const openGraphTypes = { general: "website", movie: "video.movie", tv: "video.tv_show" } as const;

export function headTags(metadata: PageMetadata, site: PublicSite): HeadTag[] {
  const description = cutDescription(metadata.description);
  const url = site.origin + metadata.path;
  const tags: HeadTag[] = [{ tag: "title", text: metadata.title }, meta("description", description), meta("color-scheme", "dark light")];
  if (metadata.noindex) return [...tags, meta("robots", "noindex")];
  tags.push(
    { tag: "link", attributes: { rel: "canonical", href: url } },
    property("og:site_name", site.name),
    property("og:type", openGraphTypes[metadata.contentType]),
    property("og:title", metadata.title),
    property("og:description", description),
    property("og:url", url),
    { tag: "meta", attributes: { "http-equiv": "cache-control", content: `max-age=${limits.metadata.cacheControlS}` } },
  );
  if (metadata.image) tags.push(property("og:image", metadata.image), meta("twitter:card", "summary_large_image"));
  return tags;
}
