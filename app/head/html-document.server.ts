import { type Language, rootAttributes } from "#domain/languages.ts";
import { themeColors } from "#domain/theme-colors.ts";
import { type HeadTag, renderHead } from "./head-tag.server.ts";

type DocumentOptions = {
  head: HeadTag[];
  markup: string;
  language: Language;
  state: string;
  assets: { early: string; entry: string; imports: string[]; font: string | null; styles: string[] };
  screenFiles: string[];
};

const isStyle = (file: string) => file.endsWith(".css");

/** The namespaces of the social tags. */
const prefixes = "og: https://ogp.me/ns# article: https://ogp.me/ns/article# video: https://ogp.me/ns/video#";

/** Of the browser's bar. The early script and `app/ui/theme.ts` let those of the chosen theme apply. */
const barColors = Object.entries(themeColors).map(
  ([theme, content]): HeadTag => ({
    tag: "meta",
    attributes: { name: "theme-color", content, media: `(prefers-color-scheme: ${theme})`, "data-theme": theme },
  }),
);

/** The HTML document. The Content-Security-Policy allows neither inline scripts nor inline styles. */
export function htmlDocument({ head, markup, language, state, assets, screenFiles }: DocumentOptions): string {
  const styles: HeadTag[] = [...assets.styles, ...screenFiles.filter(isStyle)].map((href) => ({ tag: "link", attributes: { rel: "stylesheet", href } }));
  // The entry imports the others: without these links step by step. The entry itself is the largest: its script alone would wait for them.
  const scripts = [assets.entry, ...assets.imports, ...screenFiles.filter((file) => !isStyle(file))];
  const preloads: HeadTag[] = scripts.map((href) => ({ tag: "link", attributes: { rel: "modulepreload", href } }));
  const font: HeadTag[] =
    assets.font === null ? [] : [{ tag: "link", attributes: { rel: "preload", href: assets.font, as: "font", type: "font/woff2", crossorigin: "" } }];
  // After the browser's files, because only search engines read it.
  const structuredData = head.filter((tag) => tag.tag === "json-ld");
  const tags = head.filter((tag) => tag.tag !== "json-ld");
  // Inert: the early script inserts them after the first paint (app/shell/early-start.ts), because the page works without.
  const later = `<template id="scripts">${renderHead(preloads)}<script type="module" src="${assets.entry}"></script></template>`;
  // 1 KB that must run before the first paint: theme and rooms.
  const early = `<script type="module" async blocking="render" src="${assets.early}"></script>`;
  const icons: HeadTag[] = [
    { tag: "link", attributes: { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" } },
    { tag: "link", attributes: { rel: "apple-touch-icon", href: "/apple-touch-icon.png" } },
  ];
  return `<!doctype html><html ${rootAttributes(language)} prefix="${prefixes}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${renderHead(barColors)}${early}${renderHead([...tags, ...icons, ...font, ...styles])}${later}${renderHead(structuredData)}</head><body><div id="root">${markup}</div><script type="application/json" id="state">${state}</script></body></html>`;
}
