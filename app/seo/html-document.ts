import { type HeadTag, renderHead } from "./head-tag.ts";

type DocumentOptions = {
  head: HeadTag[];
  markup: string;
  state: string;
  assets: { entry: string; early: string | null; font: string | null; preload: string[]; styles: string[] };
  screenFiles: string[];
};

const isStyle = (file: string) => file.endsWith(".css");

/** What the names of social tags stand for, beside Open Graph's own. */
const prefixes = "og: https://ogp.me/ns# article: https://ogp.me/ns/article# video: https://ogp.me/ns/video#";

/** The whole document. No executable inline script and no inline style: the Content-Security-Policy allows neither. */
export function htmlDocument({ head, markup, state, assets, screenFiles }: DocumentOptions): string {
  const styles: HeadTag[] = [...assets.styles, ...screenFiles.filter(isStyle)].map((href) => ({ tag: "link", attributes: { rel: "stylesheet", href } }));
  // The page can be read and followed before its script is there: style, face and the largest picture go first.
  const preloads: HeadTag[] = [...assets.preload, ...screenFiles.filter((file) => !isStyle(file))].map((href) => ({
    tag: "link",
    attributes: { rel: "modulepreload", href, fetchpriority: "low" },
  }));
  const font: HeadTag[] =
    assets.font === null ? [] : [{ tag: "link", attributes: { rel: "preload", href: assets.font, as: "font", type: "font/woff2", crossorigin: "" } }];
  // What only search engines read stands behind what the browser is waiting for.
  const data = head.filter((tag) => tag.tag === "json-ld");
  const tags = head.filter((tag) => tag.tag !== "json-ld");
  const early = assets.early === null ? "" : `<script async src="${assets.early}"></script>`;
  const icon: HeadTag = { tag: "link", attributes: { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" } };
  return `<!doctype html><html lang="en" prefix="${prefixes}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${early}${renderHead([...tags, icon, ...font, ...styles, ...preloads])}<script type="module" fetchpriority="low" src="${assets.entry}"></script>${renderHead(data)}</head><body><div id="root">${markup}</div><script type="application/json" id="state">${state}</script></body></html>`;
}
