import { expect, test } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import { readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";

const hostileTexts = [
  "</script><script>alert(1)</script>",
  "<!--<script>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  "</title><svg onload=alert(1)>",
  "]]><style>*{display:none}</style>",
  "javascript:alert(1)",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\u2028alert(1)\u2029",
  "$& $1 $` $' {{7*7}}",
  "\ud800 half a character",
];

function replaceTexts(text: string, value: unknown): unknown {
  if (typeof value === "string") return text;
  if (Array.isArray(value)) return value.map((one) => replaceTexts(text, one));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaceTexts(text, inner)]));
}

/** All that breaks out of somewhere, in one text, and what counts at its beginning alone. */
const combined = [hostileTexts.join(" "), "javascript:alert(1)"];

/** A catalog whose every text, picture paths and dates included, is `text`. */
function hostileCatalog(text: string): Catalog {
  const methods = Object.entries(sampleCatalog()).map(([name, method]) => [
    name,
    async (...parameters: never[]) => replaceTexts(text, await (method as (...values: never[]) => Promise<unknown>)(...parameters)),
  ]);
  return sampleCatalog(Object.fromEntries(methods));
}

const scriptsOf = (page: Document) => [...page.querySelectorAll("script")].map((script) => [script.getAttribute("src"), script.type]);
const attributesOf = (page: Document) => [...page.querySelectorAll("*")].flatMap((element) => [...element.attributes]);

const pages = ["/movie/19", "/tv/7?season=1", "/actor/8635", "/search?q=night", "/search?q=night&type=people", "/genres?genre=28", "/", "/home", "/top", "/tv"];

test.each(pages)("%s: no text of the catalog breaks out of its element or attribute", async (path) => {
  const harmless = await readPage(await sampleApp().get(path));
  for (const text of combined) {
    const response = await sampleApp({ catalog: hostileCatalog(text) }).get(path);
    expect(response.status).toBe(200);
    const { page, state } = await readPage(response);
    expect(scriptsOf(page)).toEqual(scriptsOf(harmless.page));
    expect(attributesOf(page).filter(({ name }) => name.startsWith("on") || name === "style" || name === "srcdoc")).toEqual([]);
    expect(page.querySelectorAll("style, [src='x'], [href^='javascript:'], [src^='javascript:']")).toHaveLength(0);
    expect(state).not.toMatch(/[<>&\u2028\u2029]/);
    expect(() => JSON.parse(state)).not.toThrow();
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "https://matinee.example/";
    expect(canonical).toMatch(/^https:\/\/matinee\.example\/[a-z0-9/?=&-]*$/i);
  }
});

test.each(hostileTexts.filter((text) => text.isWellFormed()))("a movie titled %j shows its title", async (title) => {
  const { page } = await readPage(await sampleApp({ catalog: hostileCatalog(title) }).get("/movie/19"));
  expect(page.querySelector("h1")?.textContent).toBe(title);
  expect(page.querySelector('meta[property="og:title"]')?.getAttribute("content")).toBe(`Watch ${title} Full Movie Online HD`);
});
