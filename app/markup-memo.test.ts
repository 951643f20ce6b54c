import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import type { PublicSite } from "#domain/site.ts";
import { sampleAssets } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { MarkupMemo } from "./markup-memo.tsx";
import { matchRoute, renderPage } from "./render.tsx";
import { Memoized } from "./ui/memoized.ts";

async function pageHtml(path: string, site: PublicSite): Promise<string> {
  const { pathname, search } = new URL(path, "http://site");
  const match = matchRoute(pathname, search);
  if (match.kind === "redirect") throw new Error(`${path} leads to ${match.to}`);
  const { html } = await renderPage(match, {
    catalog: sampleCatalog(),
    placeholders: { movie: async () => null, series: async () => null },
    site,
    assets: sampleAssets,
    deadlineMs: 60_000,
    priority: "visitor",
    schedule: async (work) => work(),
  });
  return html.replaceAll(/"dataUpdatedAt":\d+|"dehydratedAt":\d+/g, "");
}

test.each([
  "/",
  "/home",
  "/top",
  "/tv",
  "/movie/19",
  "/tv/7",
  "/actor/5",
  "/genres?genre=28-action",
  "/search?q=the",
  "/discover",
  "/settings",
  "/about",
  "/nothing",
])("%s is the same document however much of it is memoized: browsers hydrate what React renders in place", async (path) => {
  // Loads the code of deferred parts: after that a page is rendered in one pass.
  await pageHtml(path, sampleSite());
  const site = sampleSite();
  const inPlace = await pageHtml(path, site);
  await pageHtml(path, site);
  expect(await pageHtml(path, site)).toBe(inPlace);
});

const rendered = (site: PublicSite, element: React.ReactElement) =>
  renderToString(createElement(StaticRouter, { location: "/" }, createElement(MarkupMemo, { site }, element)));

function countedItem() {
  const shown: string[] = [];
  const Item = ({ text }: { text: string }) => {
    shown.push(text);
    return text;
  };
  return { shown, item: (text: string) => createElement(Memoized<"li", { text: string }>, { as: "li", of: Item, props: { text } }) };
}

test("renders equal properties in their place the first time, for the memo the second time, and then no more", () => {
  const { shown, item } = countedItem();
  const site = sampleSite();
  for (let view = 1; view <= 4; view += 1) expect(rendered(site, item("one"))).toBe("<li>one</li>");
  expect(shown).toEqual(["one", "one"]);
  expect(rendered(site, item("two"))).toBe("<li>two</li>");
});

test("other settings of the site have a memo of their own", () => {
  const { shown, item } = countedItem();
  for (let view = 1; view <= 3; view += 1) rendered(sampleSite(), item("one"));
  expect(shown).toHaveLength(3);
});
