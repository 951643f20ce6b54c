import type { Page } from "@playwright/test";
import { pathIn } from "#domain/language-addresses.ts";
import { isEnglish, type Language, languageCodes } from "#domain/languages.ts";
import { allLoaded } from "#tests/support/all-loaded.ts";
import { atMost, type Figure } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { inChromium, unthrottled, type Visits } from "./chromium-page.ts";

const tour = [
  "/",
  "/home",
  "/top",
  "/tv",
  "/genres?genre=35&tab=movies",
  "/movie/19-metropolis",
  "/tv/900000505?season=1&episode=3",
  "/actor/900100200",
  "/faq",
];
/** Two slides of the hero (8 s each) and the fade between them. */
const carouselMs = 17_500;

declare global {
  var layoutShift: number;
}

/** Runs in the page before its scripts. */
function countShifts(): void {
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Scrolls down one screen at a time and back, so that every lazy picture loads. */
async function scrollThrough(page: Page): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
  for (let screen = 0; screen <= screens; screen += 1) {
    await page.evaluate((index) => window.scrollTo(0, index * innerHeight), screen);
    await allLoaded(page);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

const shiftOf = (page: Page): Promise<number> => page.evaluate(() => globalThis.layoutShift);

async function shiftsIn({ url, inNewContext }: Visits, language: Language, colorScheme: "dark" | "light"): Promise<number[]> {
  return inNewContext(unthrottled, async (page) => {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript(countShifts);
    const perPage: number[] = [];
    for (const path of tour) {
      await page.goto(url + pathIn(language, path));
      await allLoaded(page);
      await scrollThrough(page);
      if (path === "/" && isEnglish(language)) await page.waitForTimeout(carouselMs);
      perPage.push(await shiftOf(page));
    }
    return perPage;
  });
}

async function measure(): Promise<Figure[]> {
  return inChromium(async (visits) => {
    const shifts: { value: number; where: string }[] = [];
    for (const language of languageCodes)
      for (const theme of ["dark", "light"] as const)
        (await shiftsIn(visits, language, theme)).forEach(
          (value, page) => void shifts.push({ value, where: `${pathIn(language, tour[page] ?? "")}, ${theme}` }),
        );
    const worst = shifts.reduce((a, b) => (b.value > a.value ? b : a));
    const ofWhat = `a page in a tour of ${tour.length} in ${languageCodes.length} languages, both themes: scrolled through, in English the hero turned twice`;
    return [atMost(`worst layout shift of ${ofWhat} (${worst.where})`, worst.value, 0.01)];
  });
}

export const layoutShifts: Metric = { id: "P8", title: "layout shifts", run: measure };
