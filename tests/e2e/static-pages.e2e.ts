import { everyNight } from "#tests/support/nightly.ts";
import { expect, hydrated, partHydrated, test } from "./fixtures.ts";

const pages = [
  ["/about", "About Matinee"],
  ["/blogs", "Blogs"],
  ["/privacy", "Privacy Policy"],
  ["/terms", "Terms of Service"],
  ["/cookies", "Cookies"],
  ["/faq", "Frequently Asked Questions"],
  ["/contact", "Contact Us"],
  ["/support", "Support"],
] as const;

test("a footer link opens a static page with the focus on its heading", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Support" });
  await partHydrated(link);
  await link.click();
  const heading = page.getByRole("heading", { level: 1, name: "Support" });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle("Support · Matinee");
});

test("an article expands, and its card is in view after it collapses", async ({ page }) => {
  await page.goto("/blogs");
  await hydrated(page);
  const card = page.getByRole("article", { name: "The films you are allowed to keep" });
  await card.getByText("Read full article").click();
  await expect(card.getByText("An open film is a decision.")).toBeVisible();
  await card.getByText("Read less").click();
  await expect(card.getByText("An open film is a decision.")).toBeHidden();
  await expect(card.getByRole("heading")).toBeInViewport();
  await page.getByRole("link", { name: "Back to Homepage" }).click();
  await expect(page).toHaveURL("/");
});

test("every link in the texts answers 200", async ({ page, request }) => {
  const hrefs = new Set<string>();
  for (const [path] of pages) {
    await page.goto(path);
    for (const href of await page.locator("main a[href^='/']").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))) hrefs.add(href);
  }
  expect(hrefs.size).toBeGreaterThan(20);
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
});

test("a long page's table of contents moves the focus to its sections", async ({ page }) => {
  await page.goto("/privacy");
  await hydrated(page);
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Pictures" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/privacy#pictures");
  await expect(page.getByRole("region", { name: "Pictures" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Pictures" })).toBeInViewport();
});

test("a large window has the table of contents beside the text, in view at its end", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const path of ["/privacy", "/about"]) {
    await page.goto(path);
    const contents = page.getByRole("navigation", { name: "On this page" });
    const sections = page.locator("main section");
    const [list, text] = await Promise.all([contents.boundingBox(), sections.first().boundingBox()]);
    expect(list?.x, path).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    await sections.last().scrollIntoViewIfNeeded();
    await expect(contents).toBeInViewport({ ratio: 1 });
  }
});

const widths = [
  [1440, 2],
  [1920, 3],
] as const;
for (const [width, columns] of everyNight(widths))
  test(`at ${width} px, an article that opens moves only the cards below it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/blogs");
    await hydrated(page);
    const places = () =>
      page.getByRole("article").evaluateAll((cards) =>
        cards.map((card) => {
          const { left, top } = card.getBoundingClientRect();
          return { x: Math.round(left), y: Math.round(top + scrollY) };
        }),
      );
    const before = await places();
    const [first = { x: 0, y: 0 }] = before;
    expect(new Set(before.map(({ x }) => x)).size).toBe(columns);
    await page.getByRole("article").first().getByText("Read full article").click();
    await expect(page.getByText("Here is a way to watch these films")).toBeVisible();
    const after = await places();
    const isBelow = ({ x, y }: { x: number; y: number }) => x === first.x && y > first.y;
    expect(after.filter((_, index) => !isBelow(before[index] ?? first))).toEqual(before.filter((place) => !isBelow(place)));
    expect(after[1]?.y).toBeGreaterThan(before[1]?.y ?? 0);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("articles and answers open", async ({ page }) => {
    await page.goto("/blogs");
    const card = page.getByRole("article").first();
    await card.getByText("Read full article").click();
    await expect(card.getByText("Here is a way to watch these films")).toBeVisible();
    await page.goto("/faq");
    await page.getByText("Do I need an account?").click();
    await expect(page.getByText("Open a page and press Play.")).toBeVisible();
  });

  test("the table of contents links to the sections", async ({ page }) => {
    await page.goto("/terms");
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Accounts" }).click();
    await expect(page).toHaveURL("/terms#accounts");
    await expect(page.getByRole("heading", { name: "Accounts" })).toBeInViewport();
  });
});
