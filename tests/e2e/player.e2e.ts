import { existsSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { everyNight } from "#tests/support/nightly.ts";
import { expect, expectAccessible, hydrated, ignoreProblems, playButton, pressPlay, test } from "./fixtures.ts";

// The first-party player, opened by itself. How the page around it uses it: movie.e2e.ts and series.e2e.ts.

const address = "/player/2embed/movie/19";
const film = (page: Page) => page.locator("video");
const read = <K extends "paused" | "currentTime" | "playbackRate" | "muted" | "volume">(page: Page, property: K) =>
  film(page).evaluate((video: HTMLVideoElement, name) => video[name], property);
const loaded = (page: Page) => expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
const seekTo = (page: Page, seconds: number) =>
  film(page).evaluate((video: HTMLVideoElement, currentTime) => void Object.assign(video, { currentTime }), seconds);
const openSettings = (page: Page) => page.getByRole("button", { name: "Settings" }).click();

async function openPlayer(page: Page, query = ""): Promise<void> {
  await page.goto(`${address}${query}`);
  await page.locator("[data-ready]").waitFor();
  await loaded(page);
}

test("keys do what visitors know, and what they set is remembered", async ({ page }) => {
  await openPlayer(page);
  await page.keyboard.press("k");
  await expect.poll(() => read(page, "paused")).toBe(false);
  await page.keyboard.press("Space");
  expect(await read(page, "paused")).toBe(true);
  await page.keyboard.press("5");
  await expect.poll(() => read(page, "currentTime")).toBe(30);
  await page.keyboard.press("l");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => read(page, "currentTime")).toBe(35);
  await page.keyboard.press(">");
  await page.keyboard.press(">");
  await page.keyboard.press("<");
  await expect(page.getByRole("status").filter({ hasText: "Speed 1.25×" })).toBeVisible();
  await page.keyboard.press("m");
  await page.keyboard.press("c");
  await expect(page.getByRole("status").filter({ hasText: "Captions off" })).toBeVisible();

  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toContainText("slower and faster");
  await page.keyboard.press("k");
  expect(await read(page, "paused")).toBe(true);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  await openSettings(page);
  await page.getByLabel("Captions size").selectOption("Largest");
  await page.getByLabel("Captions background").selectOption("None");
  await page.getByLabel("Shortcuts with a single key").uncheck();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("?");
  expect([await read(page, "paused"), await sheet.isVisible()]).toEqual([true, false]);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => read(page, "currentTime")).toBe(40);

  await openPlayer(page, "?t=12.5");
  expect([await read(page, "currentTime"), await read(page, "playbackRate"), await read(page, "muted")]).toEqual([12.5, 1.25, true]);
  await expect(page.getByRole("button", { name: "Captions" })).toHaveAttribute("aria-pressed", "false");
  await openSettings(page);
  await expect(page.getByLabel("Captions size")).toHaveValue("largest");
  await expect(page.getByLabel("Speed")).toHaveValue("1.25");
  await expect(page.getByLabel("Shortcuts with a single key")).not.toBeChecked();
});

test("captions come from a file of the visitor's own, and a file of another kind changes nothing", async ({ page }) => {
  await openPlayer(page);
  const file = page.locator("input[type=file]");
  const cues = page.locator(".cues");
  await openSettings(page);
  await file.setInputFiles({ name: "movie.exe", mimeType: "text/plain", buffer: Buffer.from("MZ\u0000\u0001 --> <script>") });
  await expect(page.getByText("No captions found in this file.")).toBeVisible();
  const srt = "1\r\n00:00:20,000 --> 00:00:24,000\r\n<i>Caf\u00e9</i> <script>alert(1)</script>\r\n<img src=x onerror=alert(1)>\r\n";
  await file.setInputFiles({ name: "movie.srt", mimeType: "application/x-subrip", buffer: Buffer.from(srt, "latin1") });
  await expect(page.getByText("1 caption found")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Captions", exact: true }).locator("option:checked")).toHaveText("Your file");
  await seekTo(page, 21);
  await expect(cues).toContainText("Café alert(1)");
  await page.getByLabel("Your file's timing, seconds").fill("-10");
  await page.keyboard.press("Tab");
  await expect(cues).toHaveText("");
  await seekTo(page, 11);
  await expect(cues).toContainText("Café");
  await page.keyboard.press("Escape");
  await page.keyboard.press("c");
  await expect(cues).toHaveText("");
});

test("the frame takes its title from the page around it and answers it, and no other window", async ({ page }) => {
  await page.goto("/movie/19-metropolis");
  await hydrated(page);
  await page.evaluate(() => {
    const types = new Set<string>();
    window.addEventListener("message", ({ data, origin }) => {
      if (origin === location.origin) types.add(data.type);
      document.body.dataset.messages = [...types].join(" ");
    });
  });
  await (await playButton(page)).click();
  const body = page.locator("body");
  await expect(body).toHaveAttribute("data-messages", /(?=.*ready)(?=.*playing)(?=.*position)/);
  const player = page.frameLocator('iframe[title^="Player"]');
  const video = player.locator("video");
  await expect(player.getByRole("heading", { level: 1 })).toHaveText("Metropolis");
  expect(await video.evaluate(() => navigator.mediaSession.metadata?.title)).toBe("Metropolis");
  const state = () => video.evaluate(({ paused, currentTime, muted }: HTMLVideoElement) => ({ paused, muted, at: Math.floor(currentTime / 10) }));
  const send = (...messages: object[]) =>
    page.evaluate((all) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title^="Player"]')?.contentWindow;
      for (const message of all) frame?.postMessage({ matinee: 1, ...message }, location.origin);
    }, messages);
  await send({ type: "pause" }, { type: "seek", position: 41 }, { type: "command", command: "mute" }, { type: "command", command: "format C:" });
  await expect.poll(state).toEqual({ paused: true, muted: true, at: 4 });
  await expect(body).toHaveAttribute("data-messages", /paused/);
  await video.evaluate(() => window.postMessage({ matinee: 1, type: "seek", position: 5 }, location.origin));
  await send({ type: "seek", position: 59.5 }, { type: "play" });
  await expect(body).toHaveAttribute("data-messages", /ended/);
});

test("a stall says Buffering, and a failure says what to try", async ({ page, problems }) => {
  const { promise: delay, resolve: answer } = Promise.withResolvers<void>();
  let isBroken = false;
  await page.route("**/sample.mp4", async (route) => {
    await delay;
    await (isBroken ? route.fulfill({ status: 404 }) : route.continue());
  });
  await page.goto(address);
  await page.locator("[data-ready]").waitFor();
  await page.keyboard.press("k");
  await expect(page.getByText("Buffering")).toBeVisible();
  answer();
  await expect.poll(() => read(page, "currentTime")).toBeGreaterThan(0);
  await expect(page.getByText("Buffering")).toBeHidden();
  isBroken = true;
  await page.reload();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("This video could not be loaded. Try again, or choose another server below.");
  await page.unroute("**/sample.mp4");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toBeHidden();
  await expect.poll(() => read(page, "paused")).toBe(false);
  ignoreProblems(problems, /404/);
});

/** Opens the player as if the operator had supplied a stream. `file`: of tests/support/stream. */
async function openStream(page: Page, file: string): Promise<void> {
  await page.route("**/stream/*", (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    const path = fileURLToPath(new URL(`../support/stream/${name}`, import.meta.url));
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const source = `<source src="/stream/${file}" type="application/vnd.apple.mpegurl">`;
    await route.fulfill({ response, body: (await response.text()).replace(/<source[^>]*>/, source) });
  });
  await page.goto(address);
}

test("a stream of several qualities offers them, and a missing one says so", async ({ page, problems }) => {
  const widthPx = () => film(page).evaluate((video: HTMLVideoElement) => video.videoWidth);
  await openStream(page, "main.m3u8");
  await expect.poll(widthPx).toBeGreaterThan(0);
  await openSettings(page);
  const quality = page.getByLabel("Quality");
  await expect(quality.locator("option").first()).toHaveText(/^Automatic \((72|144)p\)$/);
  for (const [label, width] of [["72p", 128] as const, ["144p", 256] as const]) {
    await quality.selectOption(label);
    // A paused film keeps its picture.
    await seekTo(page, width / 100);
    await expect.poll(widthPx).toBe(width);
  }
  await openStream(page, "nothing.m3u8");
  await expect(page.getByRole("alert")).toContainText("This video could not be loaded.");
  ignoreProblems(problems, /404/);
});

test("where the browser refuses to start a film by itself, the player's own Play stands there", { tag: "@nightly" }, async ({ page }) => {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    let wasPressed = false;
    window.addEventListener("click", () => (wasPressed = true), true);
    HTMLMediaElement.prototype.play = function () {
      return wasPressed ? play.call(this) : Promise.reject(new DOMException("no press in this frame", "NotAllowedError"));
    };
  });
  await pressPlay(page, "/movie/19-metropolis");
  const player = page.frameLocator('iframe[title^="Player"]');
  await player.locator(".big-play").click();
  await expect.poll(() => player.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(player.locator(".big-play")).toBeHidden();
});

/** In one task: a slow machine would take longer between two taps than a visitor. */
const doubleTap = (page: Page, clientX: number) =>
  film(page).evaluate((video, x) => {
    for (const type of ["pointerdown", "click", "pointerdown", "click"])
      video.dispatchEvent(new PointerEvent(type, { pointerType: "touch", clientX: x, clientY: 60, bubbles: true }));
  }, clientX);

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 220 } });
  test("two taps at a side jump, one shows and hides the controls", async ({ page }) => {
    await openPlayer(page);
    await seekTo(page, 30);
    await doubleTap(page, 350);
    await expect(page.locator(".jump")).toHaveText("+10 s");
    await expect.poll(() => read(page, "currentTime")).toBe(40);
    await doubleTap(page, 30);
    await expect.poll(() => read(page, "currentTime")).toBe(30);
    await page.getByRole("button", { name: "Play" }).last().tap();
    await expect.poll(() => read(page, "paused")).toBe(false);
    const bar = page.locator(".bar");
    await page.touchscreen.tap(195, 60);
    await expect(bar).toHaveCSS("opacity", "0");
    await page.touchscreen.tap(195, 60);
    await expect(bar).toHaveCSS("opacity", "1");
    expect(await read(page, "paused")).toBe(false);
  });
});

for (const forcedColors of everyNight(["none", "active"] as const)) {
  test(`the player, its menu and its sheet are accessible, with forced colors ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await openPlayer(page, "?t=4");
    await expect(page.locator(".cues")).toContainText("sample film");
    await expect(page.getByRole("button", { name: "Picture in picture" })).toBeVisible();
    await expectAccessible(page);
    await openSettings(page);
    await expectAccessible(page, '[data-part="panel"]');
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await expectAccessible(page, "dialog[open]");
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "Settings" })).toBeFocused();
  });
}
