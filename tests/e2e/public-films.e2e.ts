import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { type FilmFault, type FilmHosts, startFilmHosts } from "#tests/support/film-hosts.ts";
import { freePort } from "#tests/support/free-port.ts";
import { everyNight } from "#tests/support/nightly.ts";
import { expect, ignoreProblems, test as plainTest, playButton, pressPlay } from "./fixtures.ts";
import { filmNow, player, plays, seek } from "./framed-film.ts";

// Films from public archives, for which a stand-in sends the sample film of 60 seconds.

const facts = { seconds: 60, licence: "Public domain", attribution: null };
const commons = (file: string) => ({ host: "commons", file, path: "7/78", ...facts });
const archive = (item: string) => ({ host: "archive", item, file: "film.mp4", ...facts });
const title = { imdbId: null, year: 1922, basis: "By age", freeByLife70: 2020 };
const episode = (number: number) => ({
  ...{ ...title, subject: { kind: "tv", id: 900000511, season: 1, episode: number }, title: `Caminandes ${number}` },
  copies: [commons(`Caminandes_${number}.webm`)],
});
const titles = [
  { ...title, subject: { kind: "movie", id: 653 }, title: "Nosferatu", copies: [commons("Nosferatu.webm"), archive("first"), archive("second")] },
  episode(1),
  episode(2),
];

type Site = { url: string; hosts: FilmHosts; metrics: () => Promise<string> };

const test = plainTest.extend<{ ofHosts: null }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "matinee-content-"));
      writeFileSync(join(folder, "public-films.json"), JSON.stringify({ titles }));
      const hosts = await startFilmHosts();
      const metricsPort = String(await freePort());
      const server = await startBuiltServer({ CONTENT_DIR: folder, METRICS_PORT: metricsPort, PUBLIC_FILMS: "on", PUBLIC_FILMS_BASE: hosts.url });
      const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      await use({ url: server.url, hosts, metrics });
      await server.stop();
      await hosts.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  /** Requests to the hosts are expected here. */
  ofHosts: [
    async ({ site: { hosts }, problems }, use) => {
      for (const part of ["commons", "archive", "240p", "720p"]) hosts.setFault(part, null);
      hosts.requests.length = 0;
      await use(null);
      ignoreProblems(problems, new RegExp(hosts.url));
    },
    { auto: true },
  ],
});
test.describe.configure({ mode: "default" });

const nosferatu = "/movie/653-nosferatu";
const note = (page: Page) => player(page).locator(".badge .note");
const word = (page: Page) => player(page).locator(".announcement");
/** What the browser's own controls play. */
async function sourceWithoutScript(browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/player/2embed/movie/653");
  const film = page.locator("video[controls]");
  await film.evaluate((element: HTMLVideoElement) => void element.play());
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(59);
  const source = await film.evaluate((element: HTMLVideoElement) => element.currentSrc);
  await context.close();
  return source;
}

test("plays after the press, seeks, and goes on at its place; before it nothing is asked of the hosts", async ({ page, site: { hosts, metrics } }) => {
  for (const path of [...everyNight(["/player/2embed/movie/653", "/", "/home"]), nosferatu]) {
    await page.goto(path);
    await page.locator("html[data-ready], main[data-ready]").waitFor();
  }
  await (await playButton(page)).hover();
  expect(hosts.requests).toEqual([]);
  await (await playButton(page)).click();
  await plays(page);
  expect(await filmNow(page)).toMatchObject({ length: 60, from: expect.stringContaining("Nosferatu.webm.") });
  await expect(note(page)).toHaveText("Plays from Wikimedia Commons");
  await expect.poll(metrics).toContain('matinee_public_film_starts_total{host="commons"} 1');
  await expect(player(page).getByRole("button", { name: "Captions" })).toBeHidden();
  await seek(page, 40);
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(41);
  await page.keyboard.press("k");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("matinee-progress"))).toContain("movie:653");
  await page.reload();
  await page.getByRole("button", { name: /^Resume at 0:4\d$/ }).click();
  await plays(page);
  expect((await filmNow(page)).at).toBeGreaterThan(40);
});

test("a missing quality gives way to another one, a missing copy to the next one with a word", { tag: "@nightly" }, async ({
  page,
  browser,
  site: { url, hosts },
}) => {
  hosts.setFault("720p", { kind: "status", status: 404 });
  expect(await sourceWithoutScript(browser, url)).toContain("480p");
  hosts.setFault("720p", null);
  hosts.requests.length = 0;
  hosts.setFault("240p", { kind: "status", status: 404 });
  await page.setViewportSize({ width: 390, height: 800 });
  await pressPlay(page, nosferatu);
  await plays(page);
  expect((await filmNow(page)).from).toContain("360p");
  expect(hosts.requests[0]).toContain("240p");
  await expect(note(page)).toHaveText("Plays from Wikimedia Commons");
  const faults: [FilmFault, string][] = [
    [{ kind: "status", status: 404 }, "Wikimedia Commons does not answer. Trying the Internet Archive."],
    [{ kind: "wrong-length" }, "Wikimedia Commons has another film under this name. Trying the Internet Archive."],
    [{ kind: "status", status: 403 }, "Wikimedia Commons does not answer. Trying the Internet Archive."],
    [{ kind: "html" }, "Wikimedia Commons does not answer. Trying the Internet Archive."],
    [{ kind: "redirect-loop" }, "Wikimedia Commons does not answer. Trying the Internet Archive."],
  ];
  for (const [fault, expected] of everyNight(faults, 2)) {
    hosts.setFault("commons", fault);
    await pressPlay(page, nosferatu);
    await expect(word(page)).toHaveText(expected);
    await plays(page);
    // The Archive has redirected to one of its nodes.
    expect(await filmNow(page)).toMatchObject({ length: 60, from: expect.stringContaining("/archive.org/download/first/film.mp4") });
    await expect(note(page)).toHaveText("Plays from Internet Archive");
  }
});

test("a redirect to a host that the policy does not name is refused", { tag: "@nightly" }, async ({ page, site: { hosts }, problems }) => {
  hosts.setFault("commons", { kind: "redirect-elsewhere" });
  await pressPlay(page, nosferatu);
  await expect(word(page)).toHaveText("Wikimedia Commons sends the film from a host that this site does not allow. Trying the Internet Archive.");
  await plays(page);
  const isOfPolicy = new RegExp(hosts.url.replace("127.0.0.1", "localhost"));
  expect(problems.some((problem) => problem.includes("media-src"))).toBe(true);
  ignoreProblems(problems, isOfPolicy);
});

test("a copy that breaks off in the middle is left at its place", { tag: "@nightly" }, async ({ page, site: { hosts } }) => {
  hosts.setFault("commons", { kind: "part", bytes: 600_000 });
  await pressPlay(page, nosferatu);
  await plays(page);
  hosts.setFault("commons", { kind: "status", status: 429 });
  await seek(page, 50);
  await expect(note(page)).toHaveText("Plays from Internet Archive", { timeout: 30_000 });
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(50.5);
});

test("after the last copy the sample reel plays, with its note, and leaves the film's position alone", async ({ page, site: { hosts } }) => {
  hosts.setFault("commons", { kind: "status", status: 500 });
  hosts.setFault("archive", { kind: "status", status: 404 });
  await pressPlay(page, nosferatu);
  await plays(page);
  await expect(note(page)).toHaveText("Sample reel: this title's video has not been supplied yet");
  expect((await filmNow(page)).from).toContain("/player/media/sample.mp4");
  await seek(page, 40);
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(42);
  const stored = await page.evaluate(() => localStorage.getItem("matinee-progress"));
  expect(JSON.parse(stored ?? "{}").positions).toEqual([]);
});

test("without internet the first failure says so, and no other copy is tried", { tag: "@nightly" }, async ({ page, context, site: { hosts } }) => {
  const isPlaying = () => expect.poll(() => page.locator("video").evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.5);
  const open = async () => {
    await page.goto("/player/2embed/movie/653");
    await page.locator("[data-ready]").waitFor();
  };
  hosts.setFault("commons", { kind: "dropped" });
  hosts.setFault("archive", { kind: "dropped" });
  await pressPlay(page, nosferatu);
  await expect(word(page)).toHaveText(/^None of this film's hosts can be reached/);
  await expect(note(page)).toContainText("Sample reel");
  await plays(page);
  expect(hosts.requests.some((request) => request.startsWith("GET /archive.org"))).toBe(false);
  // The title's page does not go on to another server.
  await expect(player(page).locator('main[data-server="2embed"]')).toBeVisible();
  for (const part of ["commons", "archive"]) hosts.setFault(part, null);

  await open();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Play", exact: true }).first().click();
  await expect(page.getByRole("alert")).toContainText("You seem to be offline.");
  await context.setOffline(false);
  await isPlaying();
});

test("the end of an episode leads to the next one", { tag: "@nightly" }, async ({ page }) => {
  await pressPlay(page, "/tv/900000511?season=1&episode=1");
  await plays(page);
  expect((await filmNow(page)).from).toContain("Caminandes_1.webm");
  await seek(page, 59);
  await expect(page).toHaveURL(/episode=2/, { timeout: 30_000 });
  await plays(page);
  expect((await filmNow(page)).from).toContain("Caminandes_2.webm");
});
