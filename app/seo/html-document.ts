import { type HeadTag, renderHead } from "./head-tag.ts";

type DocumentOptions = {
  head: HeadTag[];
  markup: string;
  state: string;
  assets: { early: string; font: string | null; scripts: string[]; styles: string[] };
  screenFiles: string[];
};

const isStyle = (file: string) => file.endsWith(".css");

/** The namespaces of the social tags. */
const prefixes = "og: https://ogp.me/ns# article: https://ogp.me/ns/article# video: https://ogp.me/ns/video#";

/** The HTML document. The Content-Security-Policy allows neither inline scripts nor inline styles. */
export function htmlDocument({ head, markup, state, assets, screenFiles }: DocumentOptions): string {
  const styles: HeadTag[] = [...assets.styles, ...screenFiles.filter(isStyle)].map((href) => ({ tag: "link", attributes: { rel: "stylesheet", href } }));
  // The entry imports them. Without these links Vite's `import()` would insert its own.
  const preloads: HeadTag[] = screenFiles.filter((file) => !isStyle(file)).map((href) => ({ tag: "link", attributes: { rel: "modulepreload", href } }));
  // Each is a script, not a preload, so that it can run in a task of its own: together they would hold a slow phone for too long.
  const scripts = assets.scripts.map((file) => `<script type="module" src="${file}"></script>`);
  const font: HeadTag[] =
    assets.font === null ? [] : [{ tag: "link", attributes: { rel: "preload", href: assets.font, as: "font", type: "font/woff2", crossorigin: "" } }];
  // After the browser's files, because only search engines read it.
  const structuredData = head.filter((tag) => tag.tag === "json-ld");
  const tags = head.filter((tag) => tag.tag !== "json-ld");
  // Inert: the early script inserts them after the first paint (app/shell/early-start.ts), because the page works without.
  const later = `<template id="scripts">${renderHead(preloads)}${scripts.join("")}</template>`;
  // 1 KB that must run before the first paint: theme, rooms, and which pictures are held back.
  const early = `<script type="module" async blocking="render" src="${assets.early}"></script>`;
  const icon: HeadTag = { tag: "link", attributes: { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" } };
  return `<!doctype html><html lang="en" prefix="${prefixes}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${early}${renderHead([...tags, icon, ...font, ...styles])}${later}${renderHead(structuredData)}</head><body><div id="root">${markup}</div><script type="application/json" id="state">${state}</script></body></html>`;
}
