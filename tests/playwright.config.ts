import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumPath } from "../tools/chromium.ts";
import { freePort } from "./support/free-port.ts";
import { isNightly } from "./support/nightly.ts";
import { longestWaitMs, safetyNetMs } from "./support/safety-net.ts";

/** One server on the embedded catalog for all journeys; those that need another start their own (tests/support/built-server.ts). */
// Workers read this file as well: they must find the same port, and need not search for the browser again.
process.env.E2E_PORT ??= String(await freePort());
process.env.CHROMIUM_PATH = chromiumPath();
const port = process.env.E2E_PORT;
const baseURL = `http://localhost:${port}`;

/** Each new window loads these two pages of the browser's own, which take as much processor time as the page under test. */
const addressBarPopups = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];
/** A process that is started before a page needs it: a quarter of all. */
const spareProcess = ["SpareRendererForSitePerProcess"];
/** The browser reads its last `--disable-features` alone: this is Playwright's (chromiumSwitches in playwright-core). */
const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  grepInvert: isNightly ? [] : /@nightly/,
  outputDir: "../test-results",
  // Four took as long on two cores.
  workers: 2,
  fullyParallel: true,
  timeout: safetyNetMs,
  // Playwright's own last interval is a second.
  expect: { timeout: longestWaitMs, toPass: { intervals: [100, 200] } },
  // `npm test` names a journey that needed its second try.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["line"], ["json", { outputFile: "../test-results/e2e.json" }]],
  use: {
    baseURL,
    serviceWorkers: "block",
    // A trace of each first try takes a third of the journeys' time.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${[...disabledByPlaywright, ...addressBarPopups, ...spareProcess].join(",")}`,
      ],
    },
  },
  webServer: {
    command: "node build/server/main.js",
    cwd: join(import.meta.dirname, ".."),
    env: {
      ...{ PORT: port, PUBLIC_ORIGIN: baseURL, NODE_ENV: "production", LOG_LEVEL: "warn", PUBLIC_FILMS: "off" },
      DATA_DIR: mkdtempSync(join(tmpdir(), "matinee-e2e-")),
    },
    url: `${baseURL}/readyz`,
    timeout: safetyNetMs,
    reuseExistingServer: false,
    stdout: "pipe",
  },
});
