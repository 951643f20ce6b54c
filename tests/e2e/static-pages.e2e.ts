import { everyNight } from "#tests/support/nightly.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test("a large window has the table of contents beside the text, in view at its end", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const path of everyNight(["/privacy", "/about"])) {
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
  test(`at ${width} px, an article that opens moves only the cards below it, and its card is in view after it collapses`, async ({ page }) => {
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
    const card = page.getByRole("article", { name: "The films you are allowed to keep" });
    await card.getByText("Read full article").click();
    await expect(card.getByText("An open film is a decision.")).toBeVisible();
    await card.getByText("Read less").click();
    await expect(card.getByText("An open film is a decision.")).toBeHidden();
    await expect(card.getByRole("heading")).toBeInViewport();
    await page.getByRole("link", { name: "Back to Homepage" }).click();
    await expect(page).toHaveURL("/");
  });
