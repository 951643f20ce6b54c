import { escapeHtml } from "#domain/escape-html.ts";

/** JSON for a script element: escapes what could close the element, and line separators that old parsers reject. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** An element of the head. Attribute values and texts are plain: `renderHead` escapes them. */
export type HeadTag = { tag: "title" | "meta" | "link"; attributes?: Record<string, string>; text?: string } | { tag: "json-ld"; data: object };

export const meta = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { name, content } });
/** A meta element of Open Graph. */
export const property = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { property: name, content } });
export const link = (rel: string, href: string): HeadTag => ({ tag: "link", attributes: { rel, href } });

function renderTag(tag: HeadTag): string {
  if (tag.tag === "json-ld") return `<script type="application/ld+json">${jsonForScript(tag.data)}</script>`;
  const attributes = Object.entries(tag.attributes ?? {})
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
  return tag.tag === "title" ? `<title>${escapeHtml(tag.text ?? "")}</title>` : `<${tag.tag}${attributes}>`;
}

export const renderHead = (tags: HeadTag[]): string => tags.map(renderTag).join("");
