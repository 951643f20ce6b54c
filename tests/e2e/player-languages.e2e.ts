import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Language } from "#domain/languages.ts";
import { words as arabicPlayer } from "#languages/ar/player.ts";
import { words as arabicSite } from "#languages/ar/site.ts";
import { words as germanPlayer } from "#languages/de/player.ts";
import { words as germanSite } from "#languages/de/site.ts";
import { playerDocument } from "#player/player-document.ts";
import { sampleFilm } from "#sample/film/sample-film.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

// The built player in other languages than the build offers: its document with their words, whose files are in the build.

const words = { de: { player: germanPlayer, site: germanSite }, ar: { player: arabicPlayer, site: arabicSite } };
const manifestFile = fileURLToPath(new URL("../../build/client/.vite/player.json", import.meta.url));

async function openPlayerIn(page: Page, language: Extract<Language, "de" | "ar">): Promise<void> {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, { file: string; css?: string[] }>;
  const { file = "", css: [style = ""] = [] } = manifest["player/player.client.ts"] ?? {};
  const html = playerDocument({
    ...{ serverId: "2embed", subject: { kind: "movie", id: 19 }, ...sampleFilm("/player/media", language), siteName: "Matinee", isSample: true },
    assets: { script: `/${file}`, imports: [], style: `/${style}`, hls: null },
    ...{ language, words: words[language], wordFiles: [`/${manifest[`languages/${language}/player.ts`]?.file}`] },
  });
  await page.route("**/player/2embed/movie/19", async (route) => route.fulfill({ response: await route.fetch(), body: html }));
  await page.goto("/player/2embed/movie/19");
  await page.locator("[data-ready]").waitFor();
}

const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("in German: keys, settings and the time for screen readers", { tag: "@nightly" }, async ({ page }) => {
  await openPlayerIn(page, "de");
  await page.keyboard.press("l");
  await expect(page.getByRole("slider", { name: "Position" })).toHaveAttribute("aria-valuetext", /^10 Sekunden von \d+ Minuten?/);
  await page.keyboard.press(">");
  await expect(said(page, "Tempo 1,25×")).toBeVisible();
  await page.keyboard.press("c");
  await expect(said(page, "Untertitel aus")).toBeVisible();
  await page.getByRole("button", { name: "Einstellungen" }).click();
  await expect(page.locator("[data-part=captions-choice] option")).toHaveText(["Aus", "Englisch"]);
  await expectAccessible(page);
});

test("in Arabic: the time line runs from left to right, texts and menus from right to left", async ({ page }) => {
  await openPlayerIn(page, "ar");
  await page.keyboard.press("m");
  await expect(said(page, "الصوت مكتوم")).toBeVisible();
  const leftOf = async (name: string) => (await page.getByRole("button", { name, exact: true }).last().boundingBox())?.x ?? Number.NaN;
  expect(await leftOf("تشغيل")).toBeLessThan(await leftOf("الإعدادات"));
  await page.getByRole("button", { name: "الإعدادات" }).click();
  const speed = page.getByLabel("السرعة");
  const label = page.getByText("السرعة", { exact: true });
  expect((await speed.boundingBox())?.x).toBeLessThan((await label.boundingBox())?.x ?? 0);
  await expectAccessible(page);
});
