import type { Page } from "@playwright/test";
import { allLoaded } from "#tests/support/all-loaded.ts";
import { expect, hydrated, test } from "./fixtures.ts";

/** The names of the scripts in a document or an address, without their hashes. */
const scriptsIn = (html: string): string[] => [...html.matchAll(/\/assets\/([\w-]+?)-[0-9a-f]{7}\.js/g)].map((match) => match[1] ?? "");

test("a document loads its own screen's script, and none of other screens, menus or dialogs", async ({ request }) => {
  for (const [path, own] of [
    ["/home", "home-screen"],
    ["/movie/19-metropolis", "movie-screen"],
    ["/about", "about-screen"],
  ] as const) {
    const scripts = scriptsIn(await (await request.get(path)).text());
    expect(scripts.filter((name) => name.endsWith("-screen"))).toEqual([own]);
    for (const later of ["search-dropdown", "share-choices", "movie-body", "player-frame", "landing-questions", "consent-panel", "ad-frame", "hls"])
      expect(scripts).not.toContain(later);
  }
});

test("the entry preloads nothing that its document has named", { tag: "@nightly" }, async ({ page, request }) => {
  for (const path of ["/movie/19-metropolis", "/cookies"]) {
    const named = new Set([...(await (await request.get(path)).text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file));
    await page.goto(path);
    await hydrated(page);
    const preloaded = await page
      .locator("head > link[rel=modulepreload]")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(preloaded.filter((file, index) => preloaded.indexOf(file) !== index)).toEqual([]);
    const scripts = await page.locator("head > script[src]").evaluateAll((all) => all.map((one) => new URL((one as HTMLScriptElement).src).pathname));
    expect(named.size).toBeGreaterThan(3);
    expect(new Set([...scripts, ...preloaded].filter((file) => named.has(file)))).toEqual(named);
  }
});

/** The element's computed style at the moment when the navigation has put it into the page. */
const styleWhenAdded = (page: Page, selector: string, property: string) =>
  page.evaluate(
    ([wanted, name]) =>
      new Promise<string>((resolve) =>
        new MutationObserver((_, observer) => {
          const added = document.querySelector(wanted);
          if (!added) return;
          observer.disconnect();
          resolve(getComputedStyle(added).getPropertyValue(name));
        }).observe(document, { childList: true, subtree: true }),
      ),
    [selector, property] as const,
  );

test("a document links shared styles and its own screen's, and a navigation loads them before the screen shows", async ({ page, request }) => {
  const stylesOf = async (path: string) => [...(await (await request.get(path)).text()).matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map((match) => match[1]);
  const [about, home, film] = [await stylesOf("/about"), await stylesOf("/home"), await stylesOf("/movie/19-metropolis")];
  expect(about).toEqual([expect.stringContaining("client"), expect.stringContaining("styles")]);
  expect(home).toEqual([...about, expect.stringContaining("home-screen")]);
  expect(film).toEqual(about);
  const requested: string[] = [];
  page.on("request", (one) => requested.push(...scriptsIn(new URL(one.url()).pathname)));
  await page.goto("/about");
  await hydrated(page);
  await test.step("the search dropdown's code loads with the first focus", async () => {
    expect(requested).not.toContain("search-dropdown");
    await page.getByRole("combobox").filter({ visible: true }).focus();
    await expect.poll(() => requested).toContain("search-dropdown");
  });
  const minHeight = styleWhenAdded(page, ".hero-size", "min-height");
  await page.getByRole("banner").getByRole("link", { name: "Matinee" }).click();
  expect(Number.parseFloat(await minHeight)).toBeGreaterThan(300);
});

test("a page at rest fetches a film's head, the first scroll its body, and the film renders within the click", async ({ page }) => {
  const requested: string[] = [];
  page.on("requestfinished", (one) => requested.push(...scriptsIn(new URL(one.url()).pathname)));
  await page.goto("/home");
  await allLoaded(page);
  expect(requested).toContain("movie-screen");
  for (const later of ["movie-body", "prefetch-links"]) expect(requested).not.toContain(later);
  // What listens for the first scroll comes after hydration.
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    expect(requested).toContain("movie-body");
  }).toPass();
  await allLoaded(page);
  const [title, heading] = await page.evaluate(async () => {
    const card = document.querySelector<HTMLAnchorElement>('main [data-slot="movie-card"]');
    const name = card?.querySelector("span")?.textContent;
    card?.click();
    await Promise.resolve();
    return [name, [...document.querySelectorAll("main h1")].find((one) => one.checkVisibility())?.textContent];
  });
  expect(heading).toBe(title);
});

test("a pointer that already rests on a card at its first sign fetches the film's data", async ({ page }) => {
  await page.goto("/home");
  await allLoaded(page);
  const prefetched = page.waitForRequest(async (one) => one.url().endsWith("/functions/v1/get-movie") && (await one.allHeaders()).purpose === "prefetch");
  await page.locator('main [data-slot="movie-card"]').first().hover();
  await prefetched;
});

test("under Save-Data a page at rest fetches no other page's code", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (one) => requested.push(...scriptsIn(new URL(one.url()).pathname)));
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto("/home");
  await allLoaded(page);
  await page.mouse.wheel(0, 100);
  await allLoaded(page);
  expect(requested).toContain("document-listeners");
  expect(requested).not.toContain("movie-screen");
});

test("Back restores an open answer and the scroll position", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const answer = page.locator("main details").nth(2);
  await answer.locator("summary").click();
  await expect(answer).toHaveAttribute("open");
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page.locator("main details").nth(2)).toHaveAttribute("open");
  await expect(page.locator("main details").nth(1)).not.toHaveAttribute("open");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
});
