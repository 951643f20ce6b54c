import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { listenLocally } from "#tests/support/listen-locally.ts";
import { siteWithContent } from "#tests/support/site-with-content.ts";
import { expect, ignoreProblems, openWithStoppedClock, test as plainTest, playButton } from "./fixtures.ts";

// A site whose first server is on another host that accepts requests and does not answer them until `answer()`.

type SlowHost = { host: string; requests: string[]; answer: () => void };

const test = plainTest.extend<{ slow: SlowHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  slow: async ({}, use) => {
    const requests: string[] = [];
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    const server = createServer((request, response) => {
      requests.push(request.url ?? "");
      response.writeHead(200, { "content-type": "text/html" });
      void answered.then(() => response.end("<!doctype html><title>A player</title><p>The film"));
    });
    const { origin, close } = await listenLocally(server);
    await use({ host: new URL(origin).host, requests, answer: resolve });
    await close();
  },
  baseURL: async ({ slow }, use) => {
    const far = { id: "far", name: "Server 1", template: `http://${slow.host}/player/{tmdb_id}` };
    const near = { id: "near", name: "Server 2", type: "first-party", template: "/player/near/movie/{tmdb_id}" };
    const players = { movie: [far, near], tv: [{ ...far, template: `${far.template}/{season}/{episode}` }] };
    await siteWithContent({ "players.json": players }, ({ url }) => use(url));
  },
});

/** The frame's code is rendered after a timer of React's, which the clock controls. */
const frameIsThere = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(20);
    await expect(page.locator('iframe[title^="Player"]')).toBeAttached({ timeout: 100 });
  }).toPass();

test("a foreign server is requested on Play, and the stage says what it waits for", async ({ page, slow, problems }) => {
  await openWithStoppedClock(page, "/movie/19-metropolis");
  await expect(page.getByText(`Plays from ${slow.host}`)).toBeVisible();
  expect(slow.requests).toEqual([]);
  await (await playButton(page)).click();
  const stage = page.locator("[data-slot=stage]");
  const size = await stage.boundingBox();
  await frameIsThere(page);
  await page.clock.runFor(400);
  await expect(stage.locator("[data-slot=stage-note]")).toHaveText("Asking Server 1 …");
  await page.clock.runFor(7600);
  await expect(stage.locator("[data-slot=stage-note]")).toHaveText("Server 1 has not answered yet.");
  expect(await stage.boundingBox()).toEqual(size);
  expect(slow.requests).toEqual(["/player/19"]);
  slow.answer();
  await expect(stage.locator("[data-slot=stage-note]")).toHaveText("");
  // The frame has loaded but says nothing: it may be a refusal.
  await expect(stage.getByRole("button", { name: "Not playing? Try Server 2" })).toBeVisible();
  ignoreProblems(problems, [`request off the site: http://${slow.host}`]);
});

test("on a television the focus enters a foreign frame by OK alone, and Back returns to the page", { tag: "@nightly" }, async ({ page, slow, problems }) => {
  slow.answer();
  await page.goto("/movie/19-metropolis?couch=1");
  await page.locator("[data-slot=couch-rail]").waitFor();
  await (await playButton(page)).press("Enter");
  const gate = page.getByRole("button", { name: "OK goes to the player, Back returns here." });
  await expect(gate).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(gate).not.toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(gate).toBeFocused();
  await page.keyboard.press("Enter");
  const focusedTag = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focusedTag).toBe("IFRAME");
  await page.goBack();
  await expect(gate).toBeFocused();
  await expect(page).toHaveURL(/\/movie\/19-metropolis/);
  ignoreProblems(problems, [`request off the site: http://${slow.host}`]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("our own player stands in the stage, and no foreign host gets a request", { tag: "@nightly" }, async ({ page, slow }) => {
    await page.goto("/movie/19-metropolis");
    await expect(page.locator("[data-slot=stage] iframe")).toHaveAttribute("src", "/player/near/movie/19");
    await page.goto("/tv/900000505?season=1&episode=1");
    await expect(page.locator("[data-slot=stage] noscript p")).toHaveText(
      `Server 1 plays from ${slow.host}. Turn on JavaScript in your browser to load it here.`,
    );
    expect(slow.requests).toEqual([]);
  });
});
