import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { installByApt } from "./apt.ts";
import { findOnPath } from "./find-on-path.ts";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

function installByPlaywright(): void {
  console.log("Installing Chromium (Playwright's own download)");
  spawnSync(process.execPath, [join("node_modules", "@playwright/test/cli.js"), "install", "chromium"], { stdio: "inherit" });
}

const downloadedByPlaywright = (): string | undefined => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

/** A Chromium to test with: CHROMIUM_PATH, one on PATH, Playwright's, or one installed now. Exits with one line if there is none. */
export function chromiumPath(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && existsSync(configured)) return configured;
  const found = findOnPath(...names) ?? downloadedByPlaywright();
  if (found) return found;
  installByApt("chromium");
  const installed = findOnPath(...names);
  if (installed) return installed;
  installByPlaywright();
  const downloaded = downloadedByPlaywright();
  if (downloaded) return downloaded;
  console.error("The tests need a Chromium: install one (apt-get install chromium) or set CHROMIUM_PATH to one.");
  process.exit(1);
}
