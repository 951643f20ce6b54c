import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { FilePathTarget, MkvOutputFormat } from "mediabunny";
import { cutFilm } from "#sample/film/cut-film.ts";
import { makeDemoFolder } from "#sample/film/make-demo-folder.ts";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { expect, expectAccessible, hydrated, ignoreProblems, partHydrated, test as plainTest, playButton, pressPlay } from "./fixtures.ts";
import { filmNow, player, plays, seek, video } from "./framed-film.ts";

// The site with a media library: the folder of `npm run media:demo`.

type Library = { folder: string; url: string };

/** Of other cameras and programs, as versions of one film. */
const foreign = [
  ["Upright.mov", "upright.mov"],
  ["Protected.mp4", "protected.mp4"],
  ["Old.m2t", "mpeg2.m2t"],
  ["Short MP3.mkv", "short-mp3.mkv"],
  ["Short FLAC.mkv", "short-flac.mkv"],
] as const;

const test = plainTest.extend<object, { library: Library }>({
  library: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "matinee-media-"));
      await makeDemoFolder(folder);
      copyFileSync("tests/support/films/vp8.mkv", join(folder, "Sherlock Jr. (1924) - 240p.mkv"));
      for (const [version, name] of foreign) copyFileSync(`tests/support/films/${name}`, join(folder, `Sintel (2010)/Sintel (2010) - ${version}`));
      const shortSound = { format: new MkvOutputFormat(), target: new FilePathTarget(join(folder, "Sintel (2010)/Sintel (2010) - Short sound.mkv")) };
      await cutFilm("sample/film/sample.mp4", shortSound, { fromS: 0, toS: 60, soundToS: 5 });
      const server = await startBuiltServer({ MEDIA_DIR: folder });
      // Until the first scan has ended and every file is read.
      await expect.poll(async () => (await (await fetch(`${server.url}/api/movies/here`)).json()).length, { timeout: 60_000 }).toBe(10);
      await use({ folder, url: server.url });
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ library }, use) => use(library.url),
});
test.describe.configure({ mode: "default" });

/** Paused, because the controls of a film that plays go away. */
async function openSettings(page: Page): Promise<void> {
  await video(page).evaluate((film: HTMLVideoElement) => film.pause());
  await player(page).getByRole("button", { name: "Settings" }).click();
}

const resume = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.play());

async function play(page: Page, path: string): Promise<void> {
  await pressPlay(page, path);
  await plays(page);
}

test("titles say that they can be watched here, on cards, pages, Home and in Discover", async ({ page }) => {
  await page.goto("/home");
  const row = page.getByRole("region", { name: "Ready to watch" });
  await expect(row.getByRole("listitem")).toHaveCount(12);
  await expect(row.getByRole("link", { name: /Metropolis/ })).toContainText("Watch here");
  await expectAccessible(page);
  await partHydrated(row.getByRole("link", { name: "See all" }));
  await row.getByRole("link", { name: "See all" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Films to Watch Here");
  await expect(page.getByText("10 films", { exact: true })).toBeVisible();
  await page.goto("/discover?here=1&to=1925&sort=title");
  await expect(page.getByText("5 films", { exact: true })).toBeVisible();
  await page.goto("/movie/19-metropolis");
  await expect(page.locator("[data-slot=facts]").first()).toContainText("Watch here");
  await expect(page.locator("[data-slot=stage]").getByText("Sample reel")).toHaveCount(0);
});

test("a film plays with its captions, to its end, in another version, in two browsers at once", async ({ page, browser, library }) => {
  await play(page, "/movie/19-metropolis");
  expect(await filmNow(page)).toMatchObject({ length: 60, width: 1280 });
  await openSettings(page);
  await player(page).getByRole("combobox", { name: "Captions", exact: true }).selectOption("German");
  await seek(page, 9);
  await expect(player(page).locator(".cues")).toHaveText("Größe & Glück");
  await player(page).getByLabel("Quality").selectOption({ index: 1 });
  await expect.poll(async () => (await filmNow(page)).length).toBe(30);
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThanOrEqual(9);
  await player(page).getByLabel("Quality").selectOption({ index: 0 });
  await expect.poll(async () => (await filmNow(page)).length).toBe(60);
  await page.keyboard.press("Escape");
  await resume(page);
  await plays(page);

  const second = await (await browser.newContext({ baseURL: library.url })).newPage();
  await play(second, "/movie/19-metropolis");
  await seek(second, 58);
  await expect.poll(() => video(second).evaluate((film: HTMLVideoElement) => film.ended)).toBe(true);
  await expect.poll(async () => (await filmNow(page)).at).toBeGreaterThan(10);
  await second.context().close();
});

test("other containers are remuxed, with a menu of languages", { tag: "@nightly" }, async ({ page }) => {
  await play(page, "/movie/653-nosferatu");
  expect(await filmNow(page)).toMatchObject({ length: 60, width: 1280 });
  await openSettings(page);
  await expect(player(page).getByLabel("Audio").locator("option")).toHaveCount(2);
  await player(page).getByLabel("Audio").selectOption({ index: 1 });
  await seek(page, 45);
  await resume(page);
  await expect.poll(async () => (await filmNow(page)).at, { timeout: 30_000 }).toBeGreaterThan(45);
  await seek(page, 59);
  await expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => film.ended), { timeout: 30_000 }).toBe(true);
});

test("VP8 in Matroska plays as WebM", { tag: "@nightly" }, async ({ page, library }) => {
  const found = await (await fetch(`${library.url}/api/discover/movies?here=1&from=1924&to=1924`)).json();
  await play(page, `/movie/${found.items[0].id}`);
  await openSettings(page);
  await player(page).getByLabel("Quality").selectOption({ index: 1 });
  await expect.poll(async () => (await filmNow(page)).width).toBe(160);
  await resume(page);
  await plays(page);
  await seek(page, 5);
  await expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => film.ended), { timeout: 30_000 }).toBe(true);
});

test("films of other cameras and programs stand upright, play on behind their sound, or say what they are", { tag: "@nightly" }, async ({
  page,
  library,
  problems,
}) => {
  const found = await (await fetch(`${library.url}/api/discover/movies?here=1&from=2010&to=2010`)).json();
  await play(page, `/movie/${found.items[0].id}`);
  const choose = async (label: string): Promise<void> => {
    await openSettings(page);
    await player(page).getByLabel("Quality").selectOption({ label });
    await page.keyboard.press("Escape");
  };
  await choose("Upright");
  await expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => [film.videoWidth, film.videoHeight])).toEqual([36, 64]);
  await choose("Short sound");
  await expect.poll(async () => (await filmNow(page)).length).toBe(60);
  await seek(page, 45);
  await resume(page);
  await expect.poll(async () => (await filmNow(page)).at, { timeout: 30_000 }).toBeGreaterThan(46);
  for (const sound of ["MP3", "FLAC"]) {
    await choose(`Short ${sound}`);
    await expect.poll(async () => (await filmNow(page)).length).toBe(24);
    await seek(page, 15);
    await resume(page);
    await expect.poll(async () => (await filmNow(page)).at, { timeout: 30_000 }).toBeGreaterThan(16);
  }
  await choose("Protected");
  await expect(player(page).getByRole("alert")).toContainText("This video is protected against copying.");
  await choose("Old");
  await expect(player(page).getByRole("alert")).toContainText("This video is in MPEG-2, which no browser plays.");
  ignoreProblems(problems, /MEDIA_ELEMENT_ERROR|Empty src/);
});

/** Passes everything on, but of films only the first bytes until `release`, which cuts their connections. */
async function stallingProxy(url: string, mostFilmBytes: number) {
  const filmSockets = new Set<Socket>();
  let isStalling = true;
  const server = createServer((browser) => {
    const site = connect(Number(new URL(url).port), "localhost");
    let sent = 0;
    browser.on("data", (bytes) => {
      if (isStalling && /^GET \/media\/\w+\/file/.test(bytes.toString("latin1"))) filmSockets.add(browser);
      site.write(bytes);
    });
    site.on("data", (bytes) => {
      browser.write(bytes);
      sent += filmSockets.has(browser) ? bytes.length : 0;
      if (sent >= mostFilmBytes) site.pause();
    });
    for (const [one, other] of [
      [browser, site],
      [site, browser],
    ] as const)
      one.on("close", () => other.destroy()).on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  const release = () => {
    isStalling = false;
    for (const socket of filmSockets) socket.destroy();
  };
  return { url: `http://localhost:${address.port}`, release, close: () => server.close() };
}

test("a film goes on after its connection was cut while it was paused", { tag: "@nightly" }, async ({ browser, library }) => {
  const proxy = await stallingProxy(library.url, 600_000);
  const page = await (await browser.newContext({ baseURL: proxy.url })).newPage();
  await play(page, "/movie/19-metropolis");
  await video(page).evaluate((film: HTMLVideoElement) => film.pause());
  const buffered = () => video(page).evaluate((film: HTMLVideoElement) => film.buffered.end(film.buffered.length - 1));
  expect(await buffered()).toBeLessThan(50);
  proxy.release();
  await seek(page, 52);
  await resume(page);
  await expect.poll(async () => (await filmNow(page)).at, { timeout: 30_000 }).toBeGreaterThan(53);
  await page.context().close();
  proxy.close();
});

test("the parts of a film are one film", { tag: "@nightly" }, async ({ page, library }) => {
  const found = await (await fetch(`${library.url}/api/discover/movies?here=1&from=1925&to=1925`)).json();
  await play(page, `/movie/${found.items[0].id}`);
  const seekBar = player(page).getByRole("slider", { name: "Seek" });
  await expect(seekBar).toHaveAttribute("max", /^(39|40)/);
  await seek(page, 18);
  await expect.poll(async () => Number(await seekBar.inputValue()), { timeout: 30_000 }).toBeGreaterThan(20);
  await plays(page);
});

test("an episode is marked in its list, plays, and is followed by the next one", async ({ page, library }) => {
  const found = await (await fetch(`${library.url}/api/tv/here`)).json();
  const series = found.find(({ name }: { name: string }) => name === "Pioneer One");
  // So that the next episode waits for a press.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await play(page, `/tv/${series.id}?season=1&episode=1`);
  const list = page.getByRole("list", { name: "Episodes" });
  await expect(list.getByText("Watch here")).toHaveCount(3);
  await seek(page, 23);
  await page.getByRole("link", { name: "Play now" }).click();
  await expect(page).toHaveURL(/episode=2/);
  await plays(page);
  expect((await filmNow(page)).length).toBe(24);
});

test("a file that goes while it plays is named", { tag: "@nightly" }, async ({ page, library, problems }) => {
  const found = await (await fetch(`${library.url}/api/discover/movies?here=1&from=1963&to=1963`)).json();
  await page.goto(`/movie/${found.items[0].id}`);
  await hydrated(page);
  const file = join(library.folder, "Charade (1963) [tmdbid=4808].mp4");
  const button = await playButton(page);
  rmSync(file);
  await button.click();
  await expect(player(page).getByRole("alert")).toContainText("This video is no longer here.", { timeout: 30_000 });
  ignoreProblems(problems, /404|410|failed request/);
});
