import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, hydrated, partHydrated, test } from "./fixtures.ts";

// A film's collection: the strip on its page, and the collection's own page.

const film = "/movie/36208-a-dog-s-life";
const collection = "/collection/902000003-the-chaplin-revue";

test("the strip moves nothing while it loads, and leads to the collection's page, which is accessible and has its films in order, and back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/collections/") && calls.push(new URL(request.url()).pathname));
  await page.route("**/api/collections/**", async (route) => {
    await shown.promise;
    await route.continue();
  });
  const shown = Promise.withResolvers<void>();
  await page.goto(film);
  await hydrated(page);
  const strip = page.getByRole("region", { name: "Part of The Chaplin Revue" });
  await partHydrated(strip);
  // The loading strip is replaced once, when it comes into view.
  const heightOfStrip = async () => (await strip.boundingBox())?.height;
  let before: number | undefined;
  await expect.poll(async () => (before = await heightOfStrip())).toBeGreaterThan(0);
  shown.resolve();
  await expect(strip.getByRole("list", { name: "The Chaplin Revue" })).toBeVisible();
  await expect.poll(heightOfStrip).toBe(before);
  const films = strip.getByRole("list", { name: "The Chaplin Revue" }).getByRole("link");
  await expect(films).toHaveText([/A Dog's Life.*1918 · This film/, /Shoulder Arms.*1918/, /The Pilgrim.*1923/]);
  await expect(films.first()).toHaveAttribute("aria-current", "page");
  expect(calls).toEqual(["/api/collections/902000003"]);
  await strip.getByRole("link", { name: "See the collection" }).click();
  await expect(page).toHaveURL(collection);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Chaplin Revue");
  await expect(page.getByText("3 films · 1918 to 1923")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(film);
  await page.goto("/collection/902000003");
  await hydrated(page);
  // The canonical address, in place.
  await expect(page).toHaveURL(collection);
  const inOrder = page.getByRole("list", { name: "Films in order of release" }).getByRole("link");
  await expect(inOrder).toHaveText([/A Dog's Life/, /Shoulder Arms/, /The Pilgrim/]);
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
});
