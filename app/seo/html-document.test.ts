import { describe, expect, test } from "vitest";
import { htmlDocument } from "./html-document.ts";

const parts = {
  head: [{ tag: "title" as const, text: "Metropolis" }],
  markup: "<main>A city</main>",
  state: '{"screen":"movie"}',
  assets: { early: "/assets/early.js", font: "/assets/face.woff2", entry: "/assets/client.js", preload: ["/assets/vendor.js"], styles: ["/assets/client.css"] },
  screenFiles: ["/assets/movie.css", "/assets/movie.js"],
};
const html = htmlDocument(parts);

describe("a document", () => {
  test("begins with what a browser must know first", () => {
    expect(html).toMatch(/^<!doctype html><html lang="en" prefix="[^"]+"><head><meta charset="utf-8">/);
    expect(html).toContain("<title>Metropolis</title>");
  });

  test("holds what was rendered, then the answers, once each", () => {
    expect(html).toContain('<div id="root"><main>A city</main></div><script type="application/json" id="state">{"screen":"movie"}</script></body></html>');
  });

  test("asks for the build's files and the screen's own: styles as styles, scripts as preloads", () => {
    const hrefs = (rel: string) => [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]*)"`, "g"))].map((match) => match[1]);
    expect(hrefs("stylesheet")).toEqual(["/assets/client.css", "/assets/movie.css"]);
    expect(hrefs("modulepreload")).toEqual(["/assets/vendor.js", "/assets/movie.js"]);
    expect(html).toContain('<link rel="preload" href="/assets/face.woff2" as="font" type="font/woff2" crossorigin="">');
  });

  test("runs no script but those of files, and none that stops the page", () => {
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1]);
    expect(scripts).toEqual([
      ' async src="/assets/early.js"',
      ' type="module" fetchpriority="low" src="/assets/client.js"',
      ' type="application/json" id="state"',
    ]);
    expect(html).not.toMatch(/ style=|<style| on[a-z]+=/);
  });

  test("names the browser's files before what only search engines read", () => {
    const told = htmlDocument({ ...parts, head: [{ tag: "json-ld", data: { "@type": "Movie" } }, ...parts.head] });
    expect(told.indexOf("application/ld+json")).toBeGreaterThan(told.indexOf("/assets/client.js"));
    expect(told.indexOf("application/ld+json")).toBeLessThan(told.indexOf("</head>"));
  });

  test("does without what a build does not have", () => {
    const bare = htmlDocument({ ...parts, assets: { early: null, font: null, entry: "/e.js", preload: [], styles: [] }, screenFiles: [] });
    expect(bare).not.toMatch(/null|undefined|modulepreload|stylesheet/);
  });
});
