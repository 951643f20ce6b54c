import type { Page } from "@playwright/test";
import { allLoaded } from "#tests/support/all-loaded.ts";
import { expect, test } from "./fixtures.ts";

/** Records each moving poster from now on: its source, its first position and the visible heading. */
async function recordTransitions(page: Page): Promise<() => Promise<{ src: string; top: number; heading: string | undefined }[]>> {
  await page.evaluate(() => {
    const seen: unknown[] = [];
    const record = () => {
      const copy = document.querySelector<HTMLImageElement>("[data-slot=poster-transition]");
      const heading = [...document.querySelectorAll("h1")].find((one) => one.checkVisibility())?.textContent;
      if (copy) seen.push({ src: copy.src, top: copy.offsetTop, heading });
    };
    new MutationObserver(record).observe(document.body, { childList: true });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { src: string; top: number; heading: string }[] }).seen);
}

async function openCard(
  page: Page,
  path: string,
): Promise<{ seen: Awaited<ReturnType<Awaited<ReturnType<typeof recordTransitions>>>>; src: string; top: number; title: string }> {
  await page.goto(path);
  await allLoaded(page);
  const card = page.locator("main [data-slot$=card]").first();
  await card.scrollIntoViewIfNeeded();
  const poster = card.locator("img");
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const src = await poster.evaluate((image: HTMLImageElement) => image.currentSrc);
  const top = await poster.evaluate((image) => image.getBoundingClientRect().top);
  const title = await card.locator("span").first().innerText();
  const recorded = await recordTransitions(page);
  // The next page's code comes meanwhile: the poster moves to a page that is there at once.
  await card.hover();
  await allLoaded(page);
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("[data-slot=poster-transition]")).toHaveCount(0);
  return { seen: await recorded(), src, top, title };
}

test("a clicked card's poster moves from its place into the new page", async ({ page }) => {
  const { seen, src, top, title } = await openCard(page, "/top");
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ src, heading: title });
  expect(Math.abs((seen[0]?.top ?? 0) - top)).toBeLessThan(8);
});

test("posters stay in their places under reduced motion", { tag: "@nightly" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await openCard(page, "/top")).seen).toEqual([]);
});
