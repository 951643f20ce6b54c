import { focused, openOnTelevision as open, pressUntil, rail, television } from "./couch-steps.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

test.use({ viewport: television });

test("a television has a rail in place of the bar, and rows that scroll under a fixed focus", async ({ page }) => {
  await open(page, "/home?couch=1");
  await expect(page.getByRole("banner")).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(focused(page)).toHaveText("Watch Now");
  // Rows scroll under a fixed focus, and their facts stand beside them.
  await pressUntil(page, "ArrowDown", /^Nosferatu/);
  const x = (await focused(page).boundingBox())?.x;
  await page.keyboard.press("ArrowRight");
  await expect(focused(page)).toHaveAccessibleName(/Charade/);
  expect((await focused(page).boundingBox())?.x).toBeCloseTo(x ?? 0, 0);
});

test("fields, choices and dialogs take the arrows after OK alone, and Back of each television leads out of them", async ({ page }) => {
  await open(page, "/settings?couch=1");
  const country = page.getByLabel("Country where you watch");
  await country.scrollIntoViewIfNeeded();
  const light = page.getByRole("region", { name: "Appearance" }).getByRole("radio", { name: "Light" });
  await light.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await light.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await country.focus();
  await page.keyboard.press("ArrowDown");
  await expect(country).not.toBeFocused();
  await country.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(country).toBeFocused();
  await expect(country).not.toHaveValue("");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowUp");
  await expect(country).not.toBeFocused();
  const opener = page.getByRole("button", { name: "Delete everything stored here" });
  for (const code of [461, 10009]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await pressUntil(page, "ArrowLeft", /^Keep it$|^Delete everything$/);
    // Keys that no keyboard has.
    await page.evaluate((keyCode) => {
      const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true });
      Object.defineProperty(event, "keyCode", { value: keyCode });
      document.activeElement?.dispatchEvent(event);
    }, code);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  // Without a page before it, Back leads to Home.
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/home");
  // There it is the television's own, and leaves the site.
  expect(await page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true })))).toBe(true);
});

test("in Arabic left and right follow the screen", async ({ page }) => {
  await open(page, "/ar/top?couch=1");
  const cards = page.locator("[data-slot=movie-card]");
  await cards.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(rail(page).locator(":focus")).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});

declare global {
  var pad: { press: (button: number | readonly [x: number, y: number]) => void; release: () => void };
}

test("a gamepad moves the focus by cross and stick, opens, goes back and jumps from row to row", { tag: "@nightly" }, async ({ page }) => {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false }));
    const pad = { buttons, axes: [0, 0] as readonly number[] };
    const pads = [pad];
    Object.defineProperty(navigator, "getGamepads", { value: () => pads });
    globalThis.pad = {
      press: (button) => {
        if (typeof button === "object") pad.axes = button;
        for (const [index, one] of buttons.entries()) one.pressed = index === button;
      },
      release: () => {
        pad.axes = [0, 0];
        for (const one of buttons) one.pressed = false;
      },
    };
  });
  await open(page, "/home?couch=1");
  /** Holds a button, or leans the stick, for two frames. */
  const press = (button: number | readonly [x: number, y: number]) =>
    page.evaluate(async (index) => {
      const frames = async () => {
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      };
      globalThis.pad.press(index);
      await frames();
      globalThis.pad.release();
      await frames();
    }, button);
  const [a, b, nextRow, right] = [0, 1, 5, 15];
  const rowNow = () => focused(page).evaluate((element) => element.closest("ul, ol")?.getAttribute("aria-label"));
  const rowAfterPress = async () => {
    await press(nextRow);
    return rowNow();
  };
  await expect.poll(rowAfterPress).toBe("Popular Movies");
  await press(right);
  await expect(focused(page)).toHaveAccessibleName(/Charade/);
  const [stickLeft, stickRight] = [[-0.9, 0.1] as const, [0.8, -0.2] as const];
  await press(stickLeft);
  await expect(focused(page)).toHaveAccessibleName(/Nosferatu/);
  // On a slow machine two frames are long enough for the stick to repeat.
  await press(stickRight);
  await expect(focused(page)).not.toHaveAccessibleName(/Nosferatu/);
  await expect.poll(rowAfterPress).toBe("Trending Now");
  await press(a);
  await expect(page).toHaveURL(/\/movie\/\d+/);
  await press(b);
  await expect(page).toHaveURL("/home?couch=1");
  await expect.poll(rowNow).toBe("Trending Now");
});

test.describe("on a wide screen without a mouse", () => {
  test.use({ viewport: { width: 1280, height: 720 }, isMobile: true, hasTouch: true });
  test("the first arrow key scrolls, and offers the layout, which OK takes", { tag: "@nightly" }, async ({ page }) => {
    await page.goto("/home");
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const offer = page.getByRole("button", { name: "TV layout" });
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      await expect(offer).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.keyboard.press("Enter");
    await expect(rail(page)).toBeVisible();
  });
});
