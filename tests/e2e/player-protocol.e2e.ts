import type { Page } from "@playwright/test";
import { expect, hydrated, openWithStoppedClock, partHydrated, playButton } from "./fixtures.ts";
import { test } from "./player-hosts.ts";

const metropolis = "/movie/19-metropolis";

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
