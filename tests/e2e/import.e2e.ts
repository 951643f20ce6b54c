import type { Page } from "@playwright/test";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { type KnownTitle, letterboxdZip } from "#tests/support/import-files.ts";
import { isNightly } from "#tests/support/nightly.ts";
import { safetyNetMs } from "#tests/support/safety-net.ts";
import { test as base, expect, expectAccessibleInThemes, expectNoSidewaysScroll, hydrated, partHydrated } from "./fixtures.ts";

/** Films that the catalog has. */
async function knownFilms(url: string): Promise<KnownTitle[]> {
  const { items } = (await (await fetch(`${url}/api/movies/popular`)).json()) as { items: { id: number; title: string; release_date: string }[] };
  const details = items.map(async ({ id }) => {
    const response = await fetch(`${url}/functions/v1/get-movie`, { method: "POST", body: JSON.stringify({ movieId: id }) });
    return ((await response.json()) as { imdb_id: string }).imdb_id;
  });
  const ids = await Promise.all(details);
  return items.map(({ id, title, release_date }, index) => ({ id, imdb: ids[index] ?? "", title, year: Number(release_date.slice(0, 4)) }));
}

type Site = { server: BuiltServer; films: KnownTitle[] };

/** Behind a proxy that the server trusts, so that each batch may come from another client: the share of one makes an import of 1,000 titles take five minutes. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are used
    async ({}, use) => {
      const server = await startBuiltServer({ TRUSTED_PROXY_HOPS: "1" });
      await use({ server, films: await knownFilms(server.url) });
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.server.url),
});
/** Enough for several requests, so that a reload comes between two of them. The largest imports are of thousands. */
const titles = isNightly ? 1000 : 200;
const count = (number: number): string => number.toLocaleString("en");
// One server for all of them.
test.describe.configure({ mode: "default" });

/** Opens the import. @returns the bodies of its requests */
async function openImport(page: Page): Promise<{ rows: object[] }[]> {
  const bodies: { rows: object[] }[] = [];
  await page.route("**/api/match", async (route) => {
    bodies.push(route.request().postDataJSON() as { rows: object[] });
    await route.continue({ headers: { ...route.request().headers(), "x-forwarded-for": `192.0.2.${bodies.length % 250}` } });
  });
  await page.goto("/list/import");
  await hydrated(page);
  await partHydrated(page.getByLabel(/Choose files/));
  return bodies;
}

const choose = (page: Page, name: string, buffer: Buffer) => page.getByLabel(/Choose files/).setInputFiles({ name, mimeType: "", buffer });
const storedIn = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as Record<string, unknown[]> | null, key);
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 2, name });

test("a Letterboxd export: looked up, stopped by a reload, continued, added and undone", async ({ page, site: { films } }) => {
  test.slow(isNightly);
  const bodies = await openImport(page);
  await choose(page, "letterboxd-someone.zip", letterboxdZip(films, titles));
  await expect(heading(page, `Letterboxd: ${count(titles)} titles`)).toBeVisible();
  expect(bodies).toEqual([]);
  await page.getByRole("button", { name: "Find these titles" }).click();
  await expect(page.getByText(new RegExp(`^[1-9]\\d* of ${count(titles)} titles looked up\\.`))).toBeVisible();
  await page.reload();
  await expect(heading(page, "An import is not finished")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  // Beside other programs the night's thousand titles have taken 47 s, and more than a minute.
  await expect(heading(page, "Ready to add")).toBeVisible({ timeout: safetyNetMs });
  await expect(page.getByText(`Found (${films.length})`)).toBeVisible();
  await expect(page.getByText(`Not found (${titles - films.length})`)).toBeVisible();
  await page.getByText("Files (5)").click();
  await expect(page.getByText(`watched.csv: ${count(titles)} rows, ${count(titles)} read`)).toBeVisible();
  // Names and years alone: no dates, ratings, lists or addresses.
  for (const { rows } of bodies) for (const row of rows) expect(Object.keys(row).filter((key) => key !== "title" && key !== "year")).toEqual([]);
  await page.getByRole("button", { name: "Add to this device" }).click();
  await expect(heading(page, "Added to this device")).toBeFocused();
  await expect.poll(async () => (await storedIn(page, "matinee-seen"))?.seen?.length).toBe(films.length);
  expect((await storedIn(page, "matinee-list"))?.lists).toMatchObject([{ name: "Every tenth" }]);
  expect(await storedIn(page, "matinee-import")).toBeNull();
  await page.getByRole("button", { name: "Undo the whole import" }).click();
  await expect.poll(async () => (await storedIn(page, "matinee-seen"))?.seen?.length).toBe(0);
  expect((await storedIn(page, "matinee-list"))?.lists).toEqual([]);
});

test("on a phone: wrong files, an unclear title, hostile text, in both themes", { tag: "@nightly" }, async ({ page, site: { films } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openImport(page);
  if (isNightly) await expectAccessibleInThemes(page);
  await choose(page, "holiday.csv", Buffer.from("Name,Price\nSea,5\n"));
  await expect(page.locator('[data-slot="file-faults"]')).toContainText("holiday.csv is not an export of a service that this page knows");
  const [film] = films;
  const rows = [`2020-01-01,"${film?.title}",${(film?.year ?? 0) + 40},x`, '2020-01-01,"<img src=x onerror=alert(1)>=HYPERLINK()",2000,x'];
  await choose(page, "watchlist.csv", Buffer.from(`Date,Name,Year,Letterboxd URI\n${rows.join("\n")}\n`));
  await page.getByRole("button", { name: "Find these titles" }).click();
  const field = page.getByRole("combobox", { name: `${film?.title} (${(film?.year ?? 0) + 40})` });
  await field.selectOption({ index: 1 });
  await expect(page.getByText("1 title for My list")).toBeVisible();
  await page.getByText("Not found (1)").click();
  await expect(page.getByText("<img src=x onerror=alert(1)>=HYPERLINK() (2000)")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInThemes(page);
  await page.getByRole("button", { name: "Add to this device" }).click();
  await expect.poll(async () => (await storedIn(page, "matinee-list"))?.titles).toMatchObject([{ key: `movie:${film?.id}`, title: film?.title }]);
});
