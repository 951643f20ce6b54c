import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, ignoreProblems } from "./fixtures.ts";
import { copies, lostNetwork, pages, registrations, saveFilm, test } from "./offline-site.ts";

/**
 * A browser looks for a newer worker a second after the last page that it opened. While one takes over, Chromium under a debugger, and not without,
 * may leave a page without an answer for ever.
 */
const newerWorker = { intervals: [5000] };
const visit = (page: Page, path: string) => page.goto(path, { timeout: 10_000 }).catch(() => null);

const line = (page: Page) => page.locator("[data-slot=offline]");

test("a first visit has no worker; a save starts one, and without a network the site goes on with copies", async ({ page, context, problems }) => {
  await page.goto("/home");
  await hydrated(page);
  expect([await registrations(page), await copies(page)]).toEqual([0, {}]);
  await saveFilm(page);
  await expect.poll(() => pages(page)).toContain("/movie/19");
  // The policy lets the worker fetch: with that of files it would start, and then fail this page.
  const response = await page.goto("/movie/775");
  expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, true]);
  await expect.poll(() => pages(page)).toContain("/movie/775");
  await expect.poll(async () => (await copies(page))["matinee-pictures"]?.length).toBe(1);

  await context.setOffline(true);
  await page.reload();
  await expect(line(page)).toContainText(/You are offline\. Saved copy of \d/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A Trip to the Moon");
  await test.step("Play says why it cannot", async () => {
    await expect(page.getByText("You are offline. Videos play only with a connection.").first()).toBeVisible();
  });
  await test.step("ratings, seen and own lists are stored as always", async () => {
    await page.getByRole("button", { name: /^Save/ }).first().click();
    await page.getByRole("button", { name: "Seen", exact: true }).click();
    await page.getByRole("button", { name: "Your rating" }).click();
    const rating = page.getByRole("dialog", { name: /^Your rating of/ });
    await rating.getByRole("radio", { name: "9", exact: true }).press("Space");
    await rating.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Lists", exact: true }).click();
    const lists = page.getByRole("dialog", { name: /^Lists for/ });
    await lists.getByLabel("New list").fill("Night trains");
    await lists.getByRole("button", { name: "Create" }).click();
    await lists.getByRole("button", { name: "Done" }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "Your rating: 9 of 10" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Seen", exact: true })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Lists", exact: true }).click();
    await expect(lists.getByRole("checkbox", { name: /Night trains/ })).toBeChecked();
    await page.goto("/list");
    await hydrated(page);
    await expect(page.getByRole("link", { name: /A Trip to the Moon/ }).first()).toBeVisible();
    await expect(line(page)).toHaveText(/^You are offline\. What you save and choose here stays on this device\.$/);
    await page.goto("/settings");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export as a file" }).click();
    const exported = await readFile(await (await download).path(), "utf8");
    for (const stored of ["Night trains", "A Trip to the Moon", "movie:775"]) expect(exported).toContain(stored);
  });
  await test.step("search says what it needs", async () => {
    await page.getByRole("banner").getByRole("combobox").first().fill("metropolis");
    await expect(page.getByText("You are offline. Searching needs a connection.").first()).toBeVisible();
  });
  await test.step("a page without a copy says so, and leads to what there is", async () => {
    await page.goto("/tv/top");
    await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
    await expect(page.getByRole("link", { name: /Metropolis/ })).toHaveAttribute("href", "/movie/19");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step("back online, it opens by itself", async () => {
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Top Rated TV Series" })).toBeVisible();
  });
  ignoreProblems(problems, lostNetwork);
});

test("a stopped server and a hanging one get the copy, which makes way once the server answers", { tag: "@nightly" }, async ({ page, site, problems }) => {
  await saveFilm(page);
  await expect.poll(() => pages(page)).toContain("/movie/19");
  site.isDown = true;
  await page.reload();
  await expect(line(page)).toContainText("You are offline. Saved copy of");
  await test.step("links load documents, of which there are copies", async () => {
    await page.getByRole("link", { name: "My list" }).filter({ visible: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "My list" })).toBeVisible();
    await page.goBack();
  });
  site.isDown = false;
  await expect(page.locator("html[data-copy]")).toHaveCount(0);
  site.isHung = true;
  await page.reload();
  await expect(line(page)).toContainText("The site answers slowly. Saved copy of");
  site.release();
  await expect(page.locator("html[data-copy]")).toHaveCount(0);
  ignoreProblems(problems, lostNetwork);
});

/** As an older build might have left it behind: each page fails. */
const brokenWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => { if (event.request.mode === "navigate") event.respondWith(new Response("broken", { status: 500 })); });`;

test("a broken worker is replaced, and the switch removes the worker from all browsers", { tag: "@nightly" }, async ({ page, site, problems }) => {
  site.worker = brokenWorker;
  await page.goto("/home");
  await hydrated(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
    await navigator.serviceWorker.ready;
  });
  await expect.poll(async () => (await page.goto("/home"))?.status()).toBe(500);
  site.worker = null;
  await expect.poll(async () => (await visit(page, "/home"))?.status(), newerWorker).toBe(200);
  await hydrated(page);
  await saveFilm(page);

  const off = await startBuiltServer({ SERVICE_WORKER: "off" });
  site.target = off.url;
  await page.goto("/home");
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => copies(page)).toEqual({});
  await page.goto("/movie/19");
  await hydrated(page);
  expect(await registrations(page)).toBe(0);
  await off.stop();
  ignoreProblems(problems, /500/);
});

test("a title that is taken down leaves all copies at the next connection", { tag: "@nightly" }, async ({ page, server, takeDown }) => {
  await saveFilm(page);
  await expect.poll(() => pages(page)).toContain("/movie/19");
  await page.goto("/home");
  await expect.poll(() => pages(page)).toContain("/home");
  await expect.poll(async () => (await copies(page))["matinee-pictures"]).toHaveLength(1);
  const linksFilm = () =>
    page.evaluate(async () => {
      const texts = await Promise.all((await (await caches.open("matinee-pages")).matchAll()).map((copy) => copy.text()));
      return texts.some((text) => /\/movie\/19\b/.test(text));
    });
  expect(await linksFilm()).toBe(true);
  takeDown({ movies: [19] });
  await expect.poll(async () => (await fetch(`${server.url}/movie/19`)).status).toBe(410);
  const pagesAfterVisit = async () => {
    await visit(page, "/faq");
    return pages(page);
  };
  await expect.poll(pagesAfterVisit, newerWorker).not.toContain("/movie/19");
  await expect.poll(linksFilm).toBe(false);
  await expect.poll(async () => (await copies(page))["matinee-pictures"]).toEqual([]);
});

/** In German, whose copies are those of its addresses. */
async function openSettings(page: Page): Promise<void> {
  await page.goto("/de/settings");
  await hydrated(page);
}

test("Settings makes the site available offline; remembering nothing and deleting all remove worker and copies", { tag: "@nightly" }, async ({ page }) => {
  await openSettings(page);
  await page.getByRole("button", { name: "Offline verfügbar machen" }).click();
  await expect(page.getByText(/Diese Website ist auf diesem Gerät offline verfügbar\. 3 Seiten, [\d.]+\sKB/)).toBeVisible();
  expect((await pages(page)).toSorted()).toEqual(["/de/list", "/de/offline", "/de/settings"]);
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "Auf diesem Gerät nichts merken" }).check();
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => copies(page)).toEqual({});
  await page.reload();
  await hydrated(page);
  expect([await registrations(page), await copies(page)]).toEqual([0, {}]);

  await page.getByRole("checkbox", { name: "Auf diesem Gerät nichts merken" }).uncheck();
  await page.getByRole("button", { name: "Offline verfügbar machen" }).click();
  await expect.poll(() => pages(page)).toHaveLength(3);
  await page.getByRole("button", { name: "Alles hier Gespeicherte löschen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Alles löschen" }).click();
  await expect(page.getByText("Auf diesem Gerät gibt es keine Kopien.")).toBeVisible();
  expect([await registrations(page), await copies(page)]).toEqual([0, {}]);
});
