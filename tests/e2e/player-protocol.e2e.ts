import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, openWithStoppedClock, partHydrated, playButton } from "./fixtures.ts";
import { test } from "./player-hosts.ts";

const metropolis = "/movie/19-metropolis";
const beyond = "/tv/900000517-one-step-beyond";

const stage = (page: Page) => page.locator("[data-slot=stage]");
const frame = (page: Page) => page.locator('iframe[title^="Player"]');
const status = (page: Page) => stage(page).locator("[data-slot=stage-note]");
const chip = (page: Page, number: number) => page.getByRole("list", { name: "Servers" }).getByRole("button", { name: new RegExp(`^Server ${number}\\b`) });

/** React renders a part after a timer, which the stopped clock controls. */
const eventually = (page: Page, fact: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(20);
    await fact();
  }).toPass();

test("silent, refused and slow servers are offered to be left, one offer at a time, and the page survives", { tag: "@nightly" }, async ({ page, host }) => {
  await page.goto("/home");
  await openWithStoppedClock(page, metropolis);
  await (await playButton(page)).click();
  for (const [next, said] of [
    [2, ""],
    [3, ""],
    [4, "Server 3 has not answered yet."],
  ] as const) {
    await eventually(page, () => expect(frame(page)).toHaveAttribute("src", new RegExp(`^${host.origin}/`), { timeout: 100 }));
    await expect.poll(() => host.requests.length).toBeGreaterThan(next - 2);
    if (next < 4) await eventually(page, () => expect(frame(page)).toHaveClass(/bg-night/, { timeout: 100 }));
    await page.clock.runFor(8000);
    await expect(status(page)).toHaveText(said);
    await expect(stage(page).getByRole("button", { name: /^Not playing/ })).toHaveCount(1);
    const offer = stage(page).getByRole("button", { name: `Not playing? Try Server ${next}` });
    if (next < 4) await offer.click();
    else await expect(offer).toBeVisible();
  }
  await expect(chip(page, 1)).toContainText("did not play");
  await expect(chip(page, 2)).toContainText("did not play");
  host.answer("/slow");
  await expect(status(page)).toHaveText("");
  await stage(page).getByRole("button", { name: "Hide this offer" }).click();
  await expect(stage(page).getByRole("button", { name: /^Not playing/ })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/home");
});

test("a server that fails hands over to the documented player, which goes on there, obeys keys, and is remembered", async ({ page, host }) => {
  const film = page.frameLocator('iframe[title^="Player"]').locator("video");
  await page.goto(metropolis);
  await hydrated(page);
  await partHydrated(chip(page, 4));
  await chip(page, 4).click();
  await expect(page.frameLocator('iframe[title^="Player"]').getByText("The film")).toBeVisible();
  host.answer("/later");
  await expect(frame(page)).toHaveAttribute("src", `${host.origin}/speaking?film=19`);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 12)).toBe(true);
  await expect(status(page)).toHaveText("");
  await expect(chip(page, 4)).toContainText("did not play");
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await chip(page, 5).focus();
  await page.keyboard.press("k");
  await expect.poll(isPaused).toBe(true);
  await page.getByRole("combobox", { name: "Search" }).first().press("k");
  expect(await isPaused()).toBe(true);

  const requests = host.requests.length;
  await page.reload();
  await expect(page.getByRole("button", { name: "Play on Server 5" })).toBeVisible();
  await expect(page.getByText("Server 5, last used")).toBeVisible();
  expect(host.requests).toHaveLength(requests);
});

test("an episode's end leads to the next season, by itself after 8 seconds, and is only offered where the visitor has switched that off", {
  tag: "@nightly",
}, async ({ page, host }) => {
  await openWithStoppedClock(page, `${beyond}?season=1&episode=10`);
  await (await playButton(page)).click();
  await eventually(page, () => expect(frame(page)).toHaveAttribute("src", /season=1&episode=10$/, { timeout: 100 }));
  host.answer("/later");
  const card = page.getByRole("region", { name: "Up next: S2 E1" });
  await eventually(page, () => expect(card).toBeVisible({ timeout: 100 }));
  await page.clock.runFor(8000);
  await eventually(page, () => expect(frame(page)).toHaveAttribute("src", /season=2&episode=1$/, { timeout: 100 }));
  await expect(page).toHaveURL(`${beyond}?season=2&episode=1`);

  const next = page.getByRole("region", { name: "Up next: S2 E2" });
  await eventually(page, () => expect(next).toBeVisible({ timeout: 100 }));
  // The keyboard was in the player, and the next episode does not wait.
  await expect(next.getByRole("button", { name: "Cancel" })).toBeFocused();
  await next.getByRole("checkbox", { name: "Start the next episode automatically" }).uncheck();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(`${beyond}?season=2&episode=1`);
  await page.clock.resume();
  await expectAccessible(page, "[data-slot=stage]");
  await next.getByRole("button", { name: "Cancel" }).click();
  await expect(next).toHaveCount(0);
});

test("after three episodes without a key, a question stands before the next one, and OK of a remote control answers it", { tag: "@nightly" }, async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openWithStoppedClock(page, `${beyond}?season=1&episode=1&couch=1`);
  await (await playButton(page)).press("Enter");
  host.answer("/later");
  for (const code of ["S1 E2", "S1 E3", "S1 E4"]) {
    await eventually(page, () => expect(page.getByRole("region", { name: `Up next: ${code}` })).toBeVisible({ timeout: 100 }));
    await page.clock.runFor(8000);
  }
  const question = page.getByRole("region", { name: "Are you still watching?" });
  await eventually(page, () => expect(question).toBeVisible({ timeout: 100 }));
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(`${beyond}?season=1&episode=4`);
  await page.clock.resume();
  await expect(question.getByRole("link", { name: "Continue" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${beyond}?season=1&episode=5`);
  await expect(page.getByRole("region", { name: "Up next: S1 E6" })).toBeVisible();
});
