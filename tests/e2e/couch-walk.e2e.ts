import type { Page } from "@playwright/test";
import { everyNight } from "#tests/support/nightly.ts";
import { focused, rail, television } from "./couch-steps.ts";
import { walkByArrows } from "./couch-walk.ts";
import { expect, hydrated, ignoreProblems, playButton, test } from "./fixtures.ts";
import { giveMetropolisPictures } from "./many-pictures.ts";

// Arrows alone reach everything on each kind of page, and nothing is a trap. What OK and Back do then: couch.e2e.ts.

test.use({ viewport: television });

const soon = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toLocaleDateString("sv");
const entry = (key: string, title: string) => ({ key, title, year: 1920, poster_path: null, genre_ids: [18], runtime: 90, rating: 7, at: 1 });
const saved = [entry("movie:19", "Metropolis"), entry("tv:900000503", "Judex")];
const coming = [{ date: soon, episode: { season: 2, episode: 1, name: "Chapter 1" }, mark: "return" }];
const seasons = [{ season_number: 1, episode_count: 12 }];

/** A device with the layout for a television and two saved titles, of which one is to come: those of the embedded catalog are a hundred years old. */
async function prepareDevice(page: Page): Promise<void> {
  await page.addInitScript(
    (list) => {
      localStorage.setItem("matinee-settings", JSON.stringify({ version: 1, couch: true }));
      localStorage.setItem("matinee-list", list);
    },
    JSON.stringify({ version: 1, titles: saved }),
  );
  await page.route("**/api/titles?*", (route) => {
    const ids = new URL(route.request().url()).searchParams.get("ids") ?? "";
    const titles = saved.filter(({ key }) => ids.split(",").includes(key)).map((title) => (title.key.startsWith("tv") ? { ...title, seasons, coming } : title));
    return route.fulfill({ json: { titles, missing: [], pending: [] } });
  });
}

/** Opens a page whole: what is folded, and the parts below the fold, which take over their markup near the window. */
async function open(page: Page, path: string): Promise<void> {
  await prepareDevice(page);
  await page.goto(path);
  await hydrated(page);
  await rail(page).waitFor();
  await expect(focused(page)).toHaveCount(1);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      for (const folded of document.querySelectorAll("details")) folded.open = true;
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.waitForLoadState("networkidle");
}

/** Two pages of a kind, such as films and series in Discover, are one. */
const pages = [
  ["/movie/19-metropolis", "/tv/900000505", "/movie/19-metropolis/credits", "/actor/8635", "/ar/actor/8635"],
  ["/home", "/", "/top", "/tv", "/ar/home"],
  ["/discover", "/genres", "/genres?genre=27", "/upcoming", "/airing", "/upcoming?list=home"],
  ["/search", "/search?q=night", "/search?q=keaton&type=people", "/ja/search", "/nothing-here", "/search?q=zzzz"],
  ["/list", "/calendar", "/calendar?view=month", "/list/import", "/settings", "/shared?titles=movie:19,tv:900000503&name=Rainy"],
  ["/faq", "/contact", "/about", "/support", "/blogs"],
];

for (const kind of pages)
  test(`arrows reach everything: ${kind.join(" ")}`, { tag: "@nightly" }, async ({ page, problems }) => {
    test.slow();
    for (const path of kind) {
      await open(page, path);
      const { unreached, traps, reached } = await walkByArrows(page);
      expect({ path, unreached, traps }).toEqual({ path, unreached: [], traps: [] });
      expect(reached).toBeGreaterThan(10);
    }
    ignoreProblems(problems, /\/nothing-here$/);
  });

/** What a press of a button opens. */
const opened = [
  ["/settings", "Delete everything stored here"],
  ["/movie/19-metropolis", "Your rating"],
  ["/movie/19-metropolis", "Lists"],
  ["/movie/19-metropolis", "Share"],
] as const;

for (const [path, name] of everyNight(opened))
  test(`arrows reach everything of what "${name}" opens on ${path}`, async ({ page }) => {
    await open(page, path);
    await page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().press("Enter");
    await expect(page.locator("dialog[open], [aria-expanded=true]").first()).toBeVisible();
    expect(await walkByArrows(page)).toMatchObject({ unreached: [], traps: [] });
  });

test("arrows reach everything of a title's pictures and of their viewer", { tag: "@nightly" }, async ({ page }) => {
  await giveMetropolisPictures(page, 12);
  await open(page, "/movie/19-metropolis");
  const picture = page.getByRole("list", { name: "Pictures of Metropolis" }).getByRole("link").first();
  await picture.scrollIntoViewIfNeeded();
  await picture.press("Enter");
  await expect(page.getByRole("dialog", { name: "Pictures of Metropolis" })).toBeVisible();
  expect(await walkByArrows(page)).toMatchObject({ unreached: [], traps: [] });
});

test("arrows step through what a filter's field offers, OK chooses, Back closes, and arrows lead on", { tag: "@nightly" }, async ({ page }) => {
  const keywords = ["silent film", "silence"].map((name, index) => ({ id: String(index + 1), name }));
  await page.route("**/api/references/keyword?*", (route) => route.fulfill({ json: keywords }));
  await open(page, "/discover");
  const field = page.getByRole("combobox", { name: "Add a keyword" });
  await field.focus();
  await page.keyboard.type("silen");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "silence" })).toBeChecked();
  await page.keyboard.type("silen");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowUp");
  await expect(field).not.toBeFocused();
});

const frameOf = async (page: Page) => {
  const frame = await (await page.locator('iframe[title^="Player"]').elementHandle())?.contentFrame();
  if (!frame) throw new Error("No player");
  return frame;
};

test("arrows reach everything of our player and of its menu", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/movie/19-metropolis");
  await (await playButton(page)).press("Enter");
  const frame = await frameOf(page);
  await expect(frame.locator('[data-part="seek"]')).toBeFocused();
  expect(await walkByArrows(page, frame)).toMatchObject({ unreached: [], traps: [] });
  await frame.locator('[data-part="settings"]').press("Enter");
  await expect(frame.getByLabel("Speed")).toBeFocused();
  expect(await walkByArrows(page, frame, '[data-part="panel"]')).toMatchObject({ unreached: [], traps: [] });
});
