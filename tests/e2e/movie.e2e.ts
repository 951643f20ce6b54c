import { expect, hydrated, ignoreProblems, test } from "./fixtures.ts";

const metropolis = "/movie/19-metropolis";

test("the film plays, and a tap changes the server", async ({ page }) => {
  await page.goto(metropolis);
  await hydrated(page);
  const frame = page.frameLocator('iframe[title^="Player"]');
  await expect(frame.getByText("Server 1", { exact: true })).toBeVisible();
  // The player's controls have replaced the browser's.
  await frame.locator("video:not([controls])").waitFor();
  await frame.getByRole("button", { name: /play/i }).first().click();
  await expect.poll(() => frame.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);

  await page.getByRole("button", { name: /^Server 8/ }).click();
  await expect(frame.getByText("Server 8", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Server 8/ })).toHaveAttribute("aria-pressed", "true");
});

test("playerChange reports the selected server and selects one", async ({ page }) => {
  await page.goto(metropolis);
  await hydrated(page);
  await page.evaluate(() => {
    window.addEventListener("playerChange", (event) =>
      document.body.setAttribute("data-player", String((event as CustomEvent<{ player: string }>).detail.player)),
    );
  });
  await page.getByRole("button", { name: /^Server 2/ }).click();
  await expect(page.locator("body")).toHaveAttribute("data-player", "vidsrc");
  await page.evaluate(() => window.dispatchEvent(new CustomEvent("playerChange", { detail: { player: "vidlink" } })));
  await expect(page.getByRole("button", { name: /^Server 9/ })).toHaveAttribute("aria-pressed", "true");
});

test("the address becomes canonical without a second request", async ({ page }) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto("/movie/19?from=a-friend#reviews");
  await expect(page).toHaveURL(/\/movie\/19-metropolis\?from=a-friend#reviews$/);
  expect(documents).toEqual(["/movie/19"]);
});

test("the player has section 9's heights", async ({ page }) => {
  const height = async () => (await page.locator('iframe[title^="Player"]').boundingBox())?.height;
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(metropolis);
  expect(await height()).toBe(500);
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await height()).toBe(220);
});

test("an unknown id answers 404 with a link home", async ({ page, problems }) => {
  const response = await page.goto("/movie/999999999");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Movie not found" })).toBeVisible();
  await page.getByRole("link", { name: "Go Back Home" }).click();
  await expect(page).toHaveURL("/");
  ignoreProblems(problems, /404/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the page is complete and its links work", async ({ page }) => {
    await page.goto(metropolis);
    await expect(page.getByRole("heading", { level: 1, name: "Metropolis" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Cast" }).getByRole("link").first()).toBeVisible();
    await page.getByRole("complementary").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/movie\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
