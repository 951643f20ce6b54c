import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { letterboxdZip } from "#tests/support/import-files.ts";
import { expect, hydrated, partHydrated, playButton, test } from "./fixtures.ts";
import { field } from "./search-bar.ts";

// What Safari 16.4, Chromium 108 or Firefox 128 (decision 110) do not have, taken away from Chromium.

/** Removes it from every document, frames included. */
const takeAway = (page: Page) =>
  page.addInitScript(() => {
    const absent: readonly (readonly [owner: object, ...names: string[]])[] = [
      [AbortSignal, "any"],
      [Promise, "withResolvers", "try"],
      [Map, "groupBy"],
      [Object, "groupBy"],
      [Array, "fromAsync"],
      [Array.prototype, "toSorted", "toReversed", "toSpliced", "with"],
      [String.prototype, "isWellFormed", "toWellFormed"],
      [URL, "canParse", "parse"],
      [URLSearchParams.prototype, "size"],
      [Element.prototype, "checkVisibility", "setHTMLUnsafe", "moveBefore"],
      [HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover"],
      [HTMLDialogElement.prototype, "requestClose", "closedBy"],
      [Document.prototype, "startViewTransition"],
      [Set.prototype, "union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        "map",
        "filter",
        "take",
        "drop",
        "flatMap",
        "reduce",
        "toArray",
        "forEach",
        "some",
        "every",
        "find",
      ],
      [window, "requestIdleCallback", "cancelIdleCallback", "navigation", "scheduler", "Iterator", "URLPattern", "CloseWatcher"],
    ];
    for (const [owner, ...names] of absent) for (const name of names) Reflect.deleteProperty(owner, name);
    // Also its selector is unknown there.
    const { matches } = Element.prototype;
    const matchesKnown = function (this: Element, selector: string): boolean {
      if (selector.includes(":popover-open")) throw new DOMException(`'${selector}' is not a valid selector.`, "SyntaxError");
      return matches.call(this, selector);
    };
    Object.assign(Element.prototype, { matches: matchesKnown });
  });

test.beforeEach(async ({ page }) => {
  await takeAway(page);
});

test("lists, filters, search and pages of titles load as in a new one", async ({ page }) => {
  await page.goto("/discover");
  await hydrated(page);
  const form = page.getByRole("region", { name: "Filters" }).locator("form");
  await partHydrated(form);
  await form.getByText("Comedy", { exact: true }).click();
  await form.getByRole("button", { name: /^Show \d+ films/ }).click();
  await expect(page).toHaveURL("/discover?genres=35");
  await page.getByRole("list", { name: "Comedy Films", exact: true }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/movie\/\d+/);
  await expect(page.getByRole("heading", { name: "Facts" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^IMDb/ })).toBeVisible();

  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("nosferatu");
  await page.getByRole("option", { name: /Nosferatu/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nosferatu");
  await expect(page.getByRole("heading", { name: "Facts" })).toBeVisible();
});

test("an export is read, looked up and added, and what is saved is shown after a reload", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/list/import");
  await hydrated(page);
  const files = page.getByLabel(/Choose files/);
  await partHydrated(files);
  const films = [{ id: 19, imdb: "tt0017136", title: "Metropolis", year: 1927 }];
  await files.setInputFiles({ name: "letterboxd.zip", mimeType: "", buffer: letterboxdZip(films, 1) });
  await page.getByRole("button", { name: "Find these titles" }).click();
  await page.getByRole("button", { name: "Add to this device" }).click();
  await expect(page.getByRole("heading", { name: "Added to this device" })).toBeVisible();
  await page.goto("/movie/19-metropolis");
  await expect(page.getByRole("button", { name: "Seen", exact: true })).toHaveAttribute("aria-pressed", "true");
});

test("a film plays by press and key, and the menu opens without popovers", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/movie/19-metropolis");
  await (await playButton(page)).click();
  const frame = page.frameLocator("main iframe");
  await frame.locator("[data-ready]").waitFor();
  const isPaused = () => frame.locator("video").evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  await frame.locator("video").click();
  await expect.poll(isPaused).toBe(true);
  await frame.locator("video").press("?");
  await frame.getByRole("dialog", { name: "Keyboard shortcuts" }).getByRole("button", { name: "Close" }).click();
  const menu = frame.getByRole("dialog", { name: "Settings" });
  await expect(menu).toBeHidden();
  await frame.getByRole("button", { name: "Settings" }).click();
  await menu.getByLabel("Speed").selectOption("1.5");
  expect(await frame.locator("video").evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
  await menu.getByLabel("Speed").press("Escape");
  await expect(menu).toBeHidden();
  await expect(frame.getByRole("button", { name: "Settings" })).toBeFocused();
});

test("a browser before that is shown what a page has for those without script", { tag: "@nightly" }, async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: string[]) => query[0] !== "height: 1dvh" && supports.apply(CSS, query as [string]);
  });
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && request.frame() === page.mainFrame() && scripts.push(request.url()));
  await page.goto("/home");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Metropolis/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Metropolis");
  await expect(page.frameLocator('iframe[title^="Player"]').locator("video")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Play on/ })).toBeHidden();
  expect(scripts.map((url) => /([\w-]+)-[0-9a-f]{7}\.js$/.exec(url)?.[1])).toEqual(["early", "early"]);
});

const assets = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));
const filesOf = (ending: string) => readdirSync(assets).filter((file) => file.endsWith(ending));
const usesOf = (files: readonly string[], missing: RegExp) =>
  files.flatMap((file) => [...readFileSync(assets + file, "utf8").matchAll(missing)].map(([text]) => `${file}: ${text}`));

test("no script uses what is missing there, in parts that no journey reaches either", () => {
  // The one use of `AbortSignal.any` asks first (app/data/time-limit.ts).
  const missing =
    /\.(withResolvers|groupBy|fromAsync|canParse|isDisjointFrom|isSubsetOf|requestClose)\b|(?<!in AbortSignal\?)AbortSignal\.any\b|Promise\.try\b|URL\.parse\b|\.checkVisibility\(|\.(is|to)WellFormed\b/g;
  const scripts = filesOf(".js");
  expect(scripts.length).toBeGreaterThan(20);
  expect(usesOf(scripts, missing)).toEqual([]);
});

test("no style has a color or a nested rule that is missing there, unless it asks first", () => {
  const missing = /\b(oklch|oklab|lab|lch)\([\d.]|light-dark\(|(?<!@supports \(color:)color-mix\(in lab|[{;}]&/g;
  const styles = filesOf(".css");
  expect(styles.length).toBeGreaterThan(10);
  expect(usesOf(styles, missing)).toEqual([]);
  // Each mixture that is left stands in a block that asks.
  const outside = styles.map((file) => readFileSync(assets + file, "utf8").replace(/@supports \(color:color-mix[^{]*\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, ""));
  expect(outside.join("")).not.toContain("color-mix");
});
