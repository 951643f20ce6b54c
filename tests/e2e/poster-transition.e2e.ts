import type { Page } from "@playwright/test";
import { allLoaded } from "#tests/support/all-loaded.ts";
import { expect, test } from "./fixtures.ts";

/** What flew over the page from now on: what it was, and where it came from. */
async function flights(page: Page): Promise<() => Promise<{ src: string; top: number; heading: string | undefined }[]>> {
  await page.evaluate(() => {
    const seen: unknown[] = [];
    const look = () => {
      const copy = document.querySelector<HTMLImageElement>("[data-slot=poster-transition]");
      const heading = [...document.querySelectorAll("h1")].find((one) => one.checkVisibility())?.textContent;
      if (copy) seen.push({ src: copy.src, top: copy.offsetTop, heading });
    };
    new MutationObserver(look).observe(document.body, { childList: true });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { src: string; top: number; heading: string }[] }).seen);
}

async function openCard(
  page: Page,
  path: string,
): Promise<{ seen: Awaited<ReturnType<Awaited<ReturnType<typeof flights>>>>; src: string; top: number; title: string }> {
  await page.goto(path);
  await allLoaded(page);
  const card = page.locator("main [data-slot$=card]").first();
  await card.scrollIntoViewIfNeeded();
  const poster = card.locator("img");
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const src = await poster.evaluate((image: HTMLImageElement) => image.currentSrc);
  const top = await poster.evaluate((image) => image.getBoundingClientRect().top);
  const title = await card.locator("span").first().innerText();
  const told = await flights(page);
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("[data-slot=poster-transition]")).toHaveCount(0);
  return { seen: await told(), src, top, title };
}

test("the poster of a pressed card flies from its place into a page that stands already", async ({ page }) => {
  const { seen, src, top, title } = await openCard(page, "/top");
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ src, heading: title });
  expect(Math.abs((seen[0]?.top ?? 0) - top)).toBeLessThan(8);
});

test("nothing flies under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { seen } = await openCard(page, "/top");
  expect(seen).toEqual([]);
});
