import type { Page } from "@playwright/test";
import { expect, expectAccessibleFromTop, hydrated, pressPlay, test } from "./fixtures.ts";
import { takeLayoutShifts, watchLayoutShifts } from "./layout-shifts.ts";

const metropolis = "/movie/19-metropolis";
const judex = "/tv/900000503-judex";

const video = (page: Page) => page.frameLocator('iframe[title^="Player"]').locator("video");
const shareSeen = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.currentTime / film.duration);
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key) ?? "", `matinee-${name}`);
const row = (page: Page) => page.getByRole("list", { name: "Continue", exact: true });

/** Plays on our own player, up to a share of the video. */
async function watch(page: Page, path: string, share: number): Promise<void> {
  await pressPlay(page, path);
  await expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
  await video(page).evaluate((film: HTMLVideoElement, to) => {
    film.currentTime = film.duration * to;
  }, share);
}

test("a film that was left stands on Home, leads back to where it stopped, and leaves once it is seen", async ({ page }) => {
  await watchLayoutShifts(page);
  await watch(page, metropolis, 0.6);
  await expect.poll(() => stored(page, "progress")).toContain('"positions":[["movie:19"');
  await page.getByRole("banner").getByRole("link", { name: "Matinee" }).click();
  await expect(row(page).getByRole("link", { name: /Metropolis 1 min left/ })).toBeVisible();

  // The hero's turn to its next film moves its marks.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/home");
  const film = row(page).getByRole("link", { name: /Metropolis/ });
  await expect(film).toBeVisible();
  await expectAccessibleFromTop(page);
  expect(await takeLayoutShifts(page)).toEqual([]);
  await film.click();
  await expect(page).toHaveURL(`${metropolis}#player`);
  const resume = page.getByRole("button", { name: /^Resume at/ });
  await expect(resume).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Start over" })).toBeInViewport({ ratio: 1 });
  await resume.click();
  await expect.poll(() => shareSeen(page)).toBeGreaterThan(0.55);
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration * 0.95;
  });
  await expect.poll(() => stored(page, "seen")).toContain('["movie:19"');
  await page.goto("/home");
  await hydrated(page);
  await expect(row(page)).toHaveCount(0);
  expect(await stored(page, "home")).toBe("seen");
});

/** A title that no page shows, with texts that occur nowhere else. */
const secret = { key: "movie:987654321", title: "Secretfilm", year: 1921, poster_path: null, genre_ids: [987001], runtime: 987, rating: 9.87 };
const at = 1_760_000_000_000;
const everything = {
  "matinee-list": {
    version: 1,
    titles: [
      { ...secret, at },
      { ...secret, key: "movie:19", title: "Secretmetropolis", at: at + 1 },
    ],
    lists: [{ id: "secretlist", name: "Secretname", titles: [secret.key], at }],
    details: [{ ...secret, at }],
  },
  "matinee-seen": {
    version: 1,
    seen: [["tv:900000503:1:1", at]],
    ratings: [{ key: secret.key, rating: 7, note: "Secretnote", at }],
    details: [
      { ...secret, at },
      { ...secret, key: "tv:900000503", title: "Secretseries", at },
    ],
  },
  "matinee-progress": {
    version: 2,
    positions: [[secret.key, 9876, 98765, at]],
    opened: [{ key: secret.key, server: "secretserver", season: null, episode: null, at }],
    details: [{ ...secret, at }],
  },
  "matinee-servers": { version: 1, movie: "secretserver" },
};
const isSecret = /secret|98765|987001|\b987\b|9\.87/i;
/** What a page requests for titles on the device carries their ids and the country, and nothing else of it. */
const allowed = /^\/api\/(?:titles\?ids=(?:(?:movie|tv):\d+,?)+(?:&region=[A-Z]{2})?|(?:movies|tv)\/\d+\/recommendations)$/;

test("with everything stored, requests carry ids to two kinds of addresses, and nothing else of it", { tag: "@nightly" }, async ({ page }) => {
  await page.addInitScript((documents) => {
    for (const [key, value] of Object.entries(documents)) if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
  }, everything);
  const carrying: string[] = [];
  const leaking: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    const sent = [request.url(), request.postData(), ...Object.values(request.headers())].join("\n");
    if (allowed.test(pathname + search)) carrying.push(pathname + search);
    else if (isSecret.test(sent)) leaking.push(pathname + search);
  });
  // The first visit stores which rows Home has room for.
  const others = [metropolis, "/list", "/search?q=metropolis", "/", judex, "/discover", "/list?show=continue", "/settings", "/privacy"];
  for (const path of ["/home", "/home", ...others]) {
    await page.goto(path);
    await hydrated(page);
    if (path === "/home") await expect.poll(() => stored(page, "home")).toBe("continue saved-2 seen");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }
  await page.goto("/home");
  const heading = page.getByRole("heading", { name: "Because you saved Secretmetropolis" });
  await expect(row(page).getByRole("link", { name: /Secretfilm/ })).toBeVisible();
  // It loads when it comes near the window: rows of what comes next are behind it.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(heading).toBeAttached({ timeout: 200 });
  }).toPass();
  await expect(page.getByRole("list", { name: "Because you saved Secretmetropolis" }).getByRole("link").first()).toBeAttached();
  expect(leaking).toEqual([]);
  expect(carrying.some((path) => path.startsWith("/api/titles?"))).toBe(true);
  expect(carrying).toContain("/api/movies/19/recommendations");
});
