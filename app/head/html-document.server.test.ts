import { describe, expect, test } from "vitest";
import { htmlDocument } from "./html-document.server.ts";

const options = {
  head: [{ tag: "title" as const, text: "Metropolis" }],
  markup: "<main>A city</main>",
  language: "en" as const,
  state: '{"screen":"movie"}',
  assets: { early: "/assets/early.js", entry: "/assets/client.js", imports: ["/assets/vendor.js"], font: "/assets/face.woff2", styles: ["/assets/client.css"] },
  screenFiles: ["/assets/movie.css", "/assets/movie.js"],
};
const html = htmlDocument(options);

describe("a document", () => {
  test("starts with doctype, language and charset", () => {
    expect(html).toMatch(/^<!doctype html><html lang="en" prefix="[^"]+"><head><meta charset="utf-8">/);
    expect(html).toContain("<title>Metropolis</title>");
  });

  test("contains the markup, then the state", () => {
    expect(html).toContain('<div id="root"><main>A city</main></div><script type="application/json" id="state">{"screen":"movie"}</script></body></html>');
  });

  test("links the styles of the build and of the screen, and the display face", () => {
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map((match) => match[1]);
    expect(sheets).toEqual(["/assets/client.css", "/assets/movie.css"]);
    expect(html).toContain('<link rel="preload" href="/assets/face.woff2" as="font" type="font/woff2" crossorigin="">');
  });

  test("has only script files, of which the early one alone blocks rendering", () => {
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1]);
    expect(scripts).toEqual([
      ' type="module" async blocking="render" src="/assets/early.js"',
      ' type="module" src="/assets/client.js"',
      ' type="application/json" id="state"',
    ]);
    expect(html).not.toMatch(/ style=|<style| on[a-z]+=/);
  });

  test("has its scripts in a template, which does nothing by itself: preloads of the entry and of what it imports, and the entry", () => {
    const inert = /<template id="scripts">(.*?)<\/template>/.exec(html)?.[1];
    const files = [...(inert ?? "").matchAll(/<(link rel="modulepreload" href|script type="module" src)="([^"]*)"/g)].map(([, tag = "", file]) => [
      tag.slice(0, 4),
      file,
    ]);
    expect(files).toEqual([
      ["link", "/assets/client.js"],
      ["link", "/assets/vendor.js"],
      ["link", "/assets/movie.js"],
      ["scri", "/assets/client.js"],
    ]);
    expect(html.replace(inert ?? "", "")).not.toMatch(/vendor|movie\.js|client\.js/);
  });

  test("lists the browser's files before the structured data", () => {
    const withData = htmlDocument({ ...options, head: [{ tag: "json-ld", data: { "@type": "Movie" } }, ...options.head] });
    expect(withData.indexOf("application/ld+json")).toBeGreaterThan(withData.indexOf("/assets/client.js"));
    expect(withData.indexOf("application/ld+json")).toBeLessThan(withData.indexOf("</head>"));
  });

  test("leaves out files that the build does not have", () => {
    const bare = htmlDocument({ ...options, assets: { early: "/early.js", entry: "/e.js", imports: [], font: null, styles: [] }, screenFiles: [] });
    expect(bare).not.toMatch(/null|undefined|stylesheet/);
  });
});
