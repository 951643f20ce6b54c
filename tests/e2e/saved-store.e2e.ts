import type { BrowserContext, Page } from "@playwright/test";
import { expect, hydrated, partHydrated, pressPlay, test } from "./fixtures.ts";
import { recordToasts } from "./toasts.ts";

const films = ["/movie/19-metropolis", "/movie/653-nosferatu"] as const;
const key = "matinee-progress";
const positionText = (film: number): string => JSON.stringify({ version: 2, positions: [[`movie:${film}`, 754, 9000, 1]] });

const stored = (page: Page, name = key) => page.evaluate((from) => localStorage.getItem(from), name);
const openedFilms = async (page: Page): Promise<string[]> => {
  const { opened = [] } = JSON.parse((await stored(page)) ?? "{}") as { opened?: { key: string }[] };
  return opened.map((entry) => entry.key).toSorted();
};

/** A toast may disappear before a slow machine checks it. */
const expectToast = (toasts: readonly string[], text: string) => expect.poll(() => toasts.filter((toast) => toast.includes(text)).length).toBe(1);

/** Play stores what was opened. */
async function storeOn(page: Page, values: Record<string, string>): Promise<void> {
  await page.goto("/about");
  await page.evaluate((entries) => {
    for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text);
  }, values);
}

async function storeBeforeVisit(context: BrowserContext, values: Record<string, string>): Promise<void> {
  const page = await context.newPage();
  await storeOn(page, values);
  await page.close();
}

test("two tabs that store at once keep what both have stored, and one deletes it in both", { tag: "@nightly" }, async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([pressPlay(page, films[0]), pressPlay(other, films[1])]);
  await expect.poll(() => openedFilms(page)).toEqual(["movie:19", "movie:653"]);

  const settings = await context.newPage();
  await settings.goto("/settings");
  await hydrated(settings);
  const nothing = settings.getByRole("checkbox", { name: "Remember nothing on this device" });
  await partHydrated(nothing);
  await nothing.check();
  await expect.poll(() => settings.evaluate(() => Object.keys(localStorage))).toEqual(["matinee-settings"]);
  // The films still play, and report their positions.
  await page.reload();
  await hydrated(page);
  expect(await settings.evaluate(() => Object.keys(localStorage))).toEqual(["matinee-settings"]);
});

test("a browser that has no room left says so once, and nothing else fails", { tag: "@nightly" }, async ({ page }) => {
  const toasts = await recordToasts(page);
  // Chromium's limit is 5,242,880 characters, with the keys. Another page might be closed before the browser has all of them.
  await storeOn(page, { filler: "x".repeat(5_242_880 - 50) });
  await pressPlay(page, films[0]);
  await expectToast(toasts, "The browser's storage for this site is full.");
  expect(await stored(page)).toBeNull();
  await expect(page.locator('iframe[title^="Player"]')).toBeVisible();
});

test("a change that is not stored is reported once, with its undo, and My list says it as long as it is true", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/top");
  await hydrated(page);
  const save = page.locator("main [data-slot=card-save]").first();
  await save.focus();
  await save.press("Enter");
  const toasts = page.locator("[data-slot=toast]");
  await expect(toasts.filter({ hasText: "Not saved on this device" })).toHaveCount(1);
  await expect(toasts).toHaveCount(1);
  // Under the pointer a toast stays, however slow the machine is.
  await toasts.hover();
  await page.getByRole("banner").getByRole("link", { name: "My list" }).filter({ visible: true }).press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("does not let the site store anything");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await toasts.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Nothing saved yet")).toBeVisible();
});

test("a damaged document is set aside with a notice, a newer one stays; what was set aside is read once it can be", { tag: "@nightly" }, async ({
  page,
  context,
}) => {
  const toasts = await recordToasts(page);
  const damaged = positionText(19).slice(0, -1);
  await storeBeforeVisit(context, { [key]: damaged });
  await page.goto("/about");
  await expectToast(toasts, "Some saved data could not be read");
  await expect.poll(() => stored(page, "matinee-damaged-progress")).toBe(damaged);

  const newer = '{"version":9,"positions":{}}';
  await storeBeforeVisit(context, { [key]: newer });
  await page.goto("/about");
  await expectToast(toasts, "newer version of this site");
  expect(await stored(page)).toBe(newer);

  // The build that reads it is back.
  await storeBeforeVisit(context, { [key]: positionText(19), "matinee-damaged-progress": positionText(653) });
  await page.goto(films[1]);
  await expect(page.getByRole("button", { name: "Resume at 12:34" })).toBeVisible();
  await expect.poll(() => stored(page, "matinee-damaged-progress")).toBeNull();
});
