import type { FrameLocator, Page } from "@playwright/test";
import { isNightly } from "#tests/support/nightly.ts";
import type { StandInServer } from "#tests/support/stand-in-server.ts";
import { agree, reportsTo, toFooter } from "./ad-site.ts";
import { expect, pressPlay } from "./fixtures.ts";
import { attacks, test } from "./hijack-site.ts";

/** Records dialogs, downloads, new windows and navigations from now on. */
function recordHijacks(page: Page): string[] {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("download", () => seen.push("download"));
  page.context().on("page", (opened) => seen.push(`window: ${opened.url()}`));
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) seen.push(`navigation: ${frame.url()}`);
  });
  return seen;
}

type Attack = keyof typeof attacks;
const all = Object.keys(attacks) as Attack[];
/** One of each kind: what the sandbox, the browser's permissions and the page itself refuse. */
const kinds: readonly Attack[] = ["top-location", "popup", "alert", "camera", "history", "messages", "elsewhere"];

/** Clicks their buttons in the frame. */
async function attack(frame: FrameLocator, hijacker: StandInServer, names: readonly Attack[]): Promise<void> {
  for (const name of names) {
    // Retried, because the frame's script may not have loaded at the first click.
    await expect(async () => {
      await frame.getByRole("button", { name, exact: true }).click();
      if (name !== "elsewhere") await expect.poll(() => reportsTo(hijacker), { timeout: 3000, intervals: [20, 50, 100] }).toContain(`${name}=closed`);
    }).toPass();
  }
}

async function expectUntouched(page: Page, seen: readonly string[], hijacker: StandInServer, elsewhere: StandInServer): Promise<void> {
  expect(seen).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  expect(hijacker.requests.filter((path) => path.startsWith("/hijack"))).toEqual([]);
  expect(elsewhere.requests).toEqual([]);
  expect(await page.evaluate(() => "polluted" in {})).toBe(false);
}

test("no attack of a clicked player changes anything outside of its frame; it may enter fullscreen", async ({ page, hijacker, elsewhere }) => {
  await page.goto("/home");
  await pressPlay(page, "/movie/19-metropolis");
  const seen = recordHijacks(page);
  const frame = page.frameLocator("iframe[title^='Player']");
  await frame.getByRole("button", { name: "fullscreen" }).click();
  await expect.poll(() => reportsTo(hijacker)).toContain("fullscreen=reached");
  await attack(frame, hijacker, isNightly ? all : kinds);
  await expect(page).toHaveURL(/\/movie\/19-metropolis$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Metropolis");
  await expect(page.locator("iframe[title^='Player']")).toHaveAttribute("src", `${hijacker.origin}/player?film=19`);
  await expectUntouched(page, seen, hijacker, elsewhere);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  expect(seen.filter((what) => what.startsWith("dialog"))).toEqual([]);
});

test("no attack of a clicked ad changes anything outside of its frame", { tag: "@nightly" }, async ({ page, hijacker, elsewhere }) => {
  await agree(page);
  await toFooter(page);
  const seen = recordHijacks(page);
  const frame = page.frameLocator('iframe[src="/ads/banner"]');
  await frame.getByRole("button", { name: "fullscreen" }).click();
  await expect.poll(() => reportsTo(hijacker)).toContain("fullscreen=closed");
  await attack(frame, hijacker, all);
  await expect(page).toHaveURL(/\/home$/);
  await expectUntouched(page, seen, hijacker, elsewhere);
});
