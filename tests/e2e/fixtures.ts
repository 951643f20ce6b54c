import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { isNightly } from "#tests/support/nightly.ts";

export { expect };

type RunOnly = { type: "tag" | "rule"; values: string[] };

type Fixtures = {
  /** Console messages, failed requests and requests to other origins. The list must be empty at the end of the test. */
  problems: string[];
};

/** The browser reports a download that ends with a seek or a closed page as a failure. */
const harmlessFailures = /net::ERR_ABORTED/;

function watch(page: Page, origin: string, scripted: boolean, problems: string[]): void {
  // A busy server rejects prefetches with 503. The browser logs them; the visitor does not notice.
  const prefetches = new Set<string>();
  page.on("request", (request) => {
    if (request.headers().purpose === "prefetch") prefetches.add(request.url());
  });
  page.on("console", (message) => {
    if (message.text().includes("503") && prefetches.has(message.location().url)) return;
    // Journeys without a network have a worker (offline.e2e.ts). In others, requests must reach Playwright's routes.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (message.type() === "error" || message.type() === "warning") problems.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A browser without script fails the requests for the document's scripts.
    if (!scripted && request.resourceType() === "script") return;
    if (!harmlessFailures.test(request.failure()?.errorText ?? "")) problems.push(`failed request: ${request.url()}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) problems.push(`request off the site: ${url.origin}`);
  });
}

/** Removes the expected entries from a test's problems. */
export function ignoreProblems(problems: string[], expected: RegExp | readonly string[]): void {
  const isExpected = (problem: string) => (expected instanceof RegExp ? expected.test(problem) : expected.includes(problem));
  problems.splice(0, problems.length, ...problems.filter((problem) => !isExpected(problem)));
}

/** Every journey fails on a console message, a Content-Security-Policy violation, a request to another origin, and a cookie. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ page, context, baseURL, javaScriptEnabled }, use) => {
      const problems: string[] = [];
      watch(page, new URL(baseURL ?? "").origin, javaScriptEnabled, problems);
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
      });
      await use(problems);
      expect(problems).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    },
    { auto: true },
  ],
});

const everyRule: RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
const rulesOfColor: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

async function expectNoViolation(page: Page, runOnly: RunOnly, part: string | undefined): Promise<void> {
  const axe = new AxeBuilder({ page }).exclude("iframe");
  if (part) axe.include(part);
  const { violations } = await axe
    // Passed elements are not described, and no second page is opened to sum up frames, which are excluded.
    .options({ runOnly, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  expect(
    violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(" ")).join(" | ")}`),
    page.url(),
  ).toEqual([]);
}

/** WCAG 1.4.6: 7 to 1, and 4.5 to 1 for large text. */
export const expectEnhancedContrast = (page: Page): Promise<void> => expectNoViolation(page, { type: "rule", values: ["color-contrast-enhanced"] }, undefined);

/**
 * Checks the page with axe for WCAG 2.2 AA. The player's frame is a document of its own, with its own landmarks. `part`: the selector of what opened
 * on a page of a kind that another journey checks whole, which takes seconds.
 */
export const expectAccessible = (page: Page, part?: string): Promise<void> => expectNoViolation(page, everyRule, part);

/**
 * In the dark theme, by night in the light one too: themes differ in colors alone. Without motion, because a color in transition has another contrast.
 */
export async function expectAccessibleInThemes(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, part);
  if (!isNightly) return;
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNoViolation(page, rulesOfColor, part);
}

/** From the top: the bar covers part of what has scrolled under it, which axe takes for a small target. */
export async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Parts below the fold take over their markup after the page, some when they come near the window: until then, a click on one of their links loads a document. */
export async function partHydrated(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const isHydrated = () => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isHydrated, { intervals: [50, 100, 200] }).toBe(true);
}

/** Opens a page with a stopped clock: time passes only in `page.clock.runFor`, however slow the machine is. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(path);
  // Hydration waits for animation frames, which the clock controls.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.locator("html[data-ready]")).toBeAttached({ timeout: 100 });
  }).toPass();
}

/** The stage's Play button, once it can be pressed: its code comes after the page's. */
export async function playButton(page: Page): Promise<Locator> {
  const button = page.getByRole("button", { name: /^Play on/ }).filter({ visible: true });
  await partHydrated(button);
  return button;
}

/** Opens the page of a title and presses Play. */
export async function pressPlay(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await (await playButton(page)).click();
}
