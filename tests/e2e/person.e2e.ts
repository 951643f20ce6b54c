import { expect, hydrated, test } from "./fixtures.ts";

/** Words that stand on two lines. */
function brokenWords(part: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const word of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word[0]);
    }
  return broken;
}

const keaton = "/actor/8635";

test("/person/{id} redirects to the person, End selects the last tab, the address names it, and its cards link to movies", async ({ page }) => {
  await page.goto("/person/8635");
  await expect(page).toHaveURL(keaton);
  await hydrated(page);
  await page.getByRole("tab", { name: "As Actor" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "As Crew" })).toBeFocused();
  await expect(page.getByRole("list", { name: "As Crew" })).toBeVisible();
  await expect(page).toHaveURL(`${keaton}?tab=crew`);
  const card = page.getByRole("list", { name: "As Crew" }).getByRole("link").first();
  await expect(card).toContainText("Director");
  await card.click();
  await expect(page).toHaveURL(/\/movie\/\d+/);
});

test("no name of the cast is broken within a word, and a person's facts stand in two columns on a phone", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/tv/900000503-judex");
  const cast = page.getByRole("list", { name: "Cast" });
  for (const width of [2560, 1920, 1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await cast.evaluate(brokenWords), `${width} px`).toEqual([]);
  }
  await page.goto(keaton);
  const tops = await page.locator("main dt").evaluateAll((names) => names.slice(0, 4).map((name) => name.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
});
