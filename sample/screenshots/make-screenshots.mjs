// Takes the screenshots that a browser shows before it installs the site: Home in each language, in a wide and in a narrow window. Needs Chromium and a build.
// Run it when Home has changed: node sample/screenshots/make-screenshots.mjs [language ...]
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { pathIn } from "../../domain/language-addresses.ts";
import { languageCodes } from "../../domain/languages.ts";
import { startBuiltServer } from "../../tests/support/built-server.ts";
import { chromiumPath } from "../../tools/chromium.ts";

const named = process.argv.slice(2);
const languages = named.length > 0 ? named : languageCodes;
const forms = [
  { name: "wide", viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 },
  { name: "narrow", viewport: { width: 360, height: 720 }, deviceScaleFactor: 1.5 },
];
/** An installation's dialog loads all of them. */
const maxBytes = 60_000;

/** As good as fits. */
async function webp(png) {
  for (let quality = 80; quality > 20; quality -= 5) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`A screenshot does not fit into ${maxBytes} bytes`);
}

const site = await startBuiltServer();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
for (const { name, ...form } of forms) {
  for (const language of languages) {
    // Without its language the page would offer another one.
    const page = await browser.newPage({ ...form, locale: language, colorScheme: "dark", reducedMotion: "reduce" });
    await page.goto(site.url + pathIn(language, "/home"), { waitUntil: "networkidle" });
    await page.locator("[data-slot=first-loader]").waitFor({ state: "detached" });
    writeFileSync(join(import.meta.dirname, `${language}-${name}.webp`), await webp(await page.screenshot()));
    await page.close();
  }
}
await browser.close();
await site.stop();
