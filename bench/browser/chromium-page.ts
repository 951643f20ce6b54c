import { type BrowserContextOptions, type CDPSession, chromium, type Page } from "@playwright/test";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { chromiumPath } from "#tools/chromium.ts";

/** The processor slowed by a factor, the network throttled (`null`: not), on a phone unless `device` says another. */
export type Conditions = {
  slowdown: number;
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
  device?: BrowserContextOptions;
};

const kilobitsPerS = 1024 / 8;
/** Lighthouse's "Slow 4G" (150 ms and 1.6 Mbit/s on the wire) in the values that a browser's own throttling needs. */
export const slow4g = { latency: 562.5, downloadThroughput: 1474.56 * kilobitsPerS, uploadThroughput: 675 * kilobitsPerS };
export const unthrottled: Conditions = { slowdown: 1, network: null };

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } satisfies BrowserContextOptions;

export type Visits = {
  url: string;
  /** Runs `work` on a page of a new browser context: no cache, no storage. */
  inNewContext: <T>(conditions: Conditions, work: (page: Page, devtools: CDPSession) => Promise<T>) => Promise<T>;
};

const launchArguments = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

/** Runs `measure` with the built server and a real Chromium, and stops both. `env`: of the server. */
export async function inChromium<T>(measure: (visits: Visits) => Promise<T>, env: Record<string, string> = {}): Promise<T> {
  const server = await startBuiltServer(env);
  // Playwright turns the back-forward cache off; visitors have it.
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: launchArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const inNewContext: Visits["inNewContext"] = async ({ slowdown, network, device = phone }, work) => {
    const context = await browser.newContext(device);
    // Playwright reports a finished request only if the event has a listener; `allLoaded` waits for it.
    context.on("requestfinished", () => undefined);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await devtools.send("Network.enable");
    if (network) await devtools.send("Network.emulateNetworkConditions", { offline: false, ...network });
    try {
      return await work(page, devtools);
    } finally {
      await context.close();
    }
  };
  try {
    return await measure({ url: server.url, inNewContext });
  } finally {
    await browser.close();
    await server.stop();
  }
}
