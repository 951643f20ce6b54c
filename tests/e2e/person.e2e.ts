import { expect, hydrated, test } from "./fixtures.ts";

const keaton = "/actor/8635";

test("a person's facts, with the age that they reached", async ({ page }) => {
  await page.goto(keaton);
  await expect(page.getByRole("heading", { level: 1, name: "Buster Keaton" })).toBeVisible();
  await expect(page.getByText("October 4, 1895 (age 70)")).toBeVisible();
  await expect(page.getByText("February 1, 1966")).toBeVisible();
  await expect(page.getByText("Piqua, Kansas, USA")).toBeVisible();
});

test("the filmography's tabs stand in the address and lead to films", async ({ page }) => {
  await page.goto(keaton);
  await hydrated(page);
  await expect(page.getByRole("list", { name: "As Actor" })).toBeVisible();
  await page.getByRole("tab", { name: "As Crew" }).click();
  await expect(page).toHaveURL(`${keaton}?tab=crew`);
  const card = page.getByRole("list", { name: "As Crew" }).getByRole("link").first();
  await expect(card).toContainText("Director");
  await card.click();
  await expect(page).toHaveURL(/\/movie\/\d+/);
});

test("the tabs are walked with the arrow keys", async ({ page }) => {
  await page.goto(keaton);
  await hydrated(page);
  await page.getByRole("tab", { name: "As Actor" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "As Crew" })).toBeFocused();
  await expect(page.getByRole("list", { name: "As Crew" })).toBeVisible();
});

test("/person/{id} leads to the person", async ({ page }) => {
  await page.goto("/person/8635");
  await expect(page).toHaveURL(keaton);
});

test("from a cast to the person and on to another film", async ({ page }) => {
  await page.goto("/tv/900000503-judex");
  await hydrated(page);
  await page
    .getByRole("list", { name: "Cast" })
    .getByRole("link", { name: /Musidora/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Musidora" })).toBeFocused();
  await expect(page.getByRole("list", { name: "TV Series" }).getByRole("link").first()).toBeVisible();
});

test("somebody who is not there is a 404 with the way back", async ({ page, misdeeds }) => {
  const answer = await page.goto("/actor/999999999");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Person not found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Back Home" })).toBeVisible();
  misdeeds.splice(0, misdeeds.length, ...misdeeds.filter((misdeed) => !misdeed.includes("404")));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the tabs are links", async ({ page }) => {
    await page.goto(keaton);
    await page.getByRole("tab", { name: "As Crew" }).click();
    await expect(page.getByRole("list", { name: "As Crew" }).getByRole("link").first()).toBeVisible();
  });
});
