import { allLoaded } from "#tests/support/all-loaded.ts";
import { expect, hydrated, test } from "./fixtures.ts";

/** The names of the scripts that the document itself asks for, without their hashes. */
const scriptsIn = (html: string): string[] => [...html.matchAll(/\/assets\/([\w-]+?)-[\w-]{8}\.js/g)].map((match) => match[1] ?? "");

test("a document asks for its own screen's script and for no other's, nor for what opens", async ({ request }) => {
  for (const [path, own] of [
    ["/home", "home-screen"],
    ["/movie/19-metropolis", "movie-screen"],
    ["/about", "about-screen"],
  ] as const) {
    const scripts = scriptsIn(await (await request.get(path)).text());
    expect(scripts.filter((name) => name.endsWith("-screen"))).toEqual([own]);
    for (const later of ["search-dropdown", "share-choices", "toast-list", "footer", "prefetch", "consent-panel", "ad-frame", "hls"])
      expect(scripts).not.toContain(later);
  }
});

test("the search's dropdown comes with the first focus", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (one) => asked.push(...scriptsIn(new URL(one.url()).pathname)));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  await hydrated(page);
  expect(asked).not.toContain("search-dropdown");
  await page.getByRole("combobox").focus();
  await expect.poll(() => asked).toContain("search-dropdown");
});

test("a film whose code is there stands before the click is over", async ({ page }) => {
  const asked: string[] = [];
  page.on("requestfinished", (one) => asked.push(...scriptsIn(new URL(one.url()).pathname)));
  await page.goto("/home");
  await allLoaded(page);
  expect(asked).toContain("movie-screen");
  const [title, heading] = await page.evaluate(async () => {
    const card = document.querySelector<HTMLAnchorElement>('main [data-slot="movie-card"]');
    const name = card?.querySelector("span")?.textContent;
    card?.click();
    await Promise.resolve();
    return [name, [...document.querySelectorAll("main h1")].find((one) => one.checkVisibility())?.textContent];
  });
  expect(heading).toBe(title);
});

test("Back finds the answer open, and the place", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const answer = page.locator("main details").nth(2);
  await answer.locator("summary").click();
  await expect(answer).toHaveAttribute("open");
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page.locator("main details").nth(2)).toHaveAttribute("open");
  await expect(page.locator("main details").nth(1)).not.toHaveAttribute("open");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
});

test("Back finds a text read to its end, and the group of series that was looked at", async ({ page }) => {
  await page.goto("/tv");
  await hydrated(page);
  await page.getByRole("button", { name: "Next series" }).click();
  await page.getByRole("list", { name: "Popular TV Series" }).getByRole("link").first().click();
  await page.getByRole("button", { name: "Read More", exact: true }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Read Less", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^7 to 12 of/)).toBeVisible();
});
