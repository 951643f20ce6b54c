import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status === 0;

function installByApt(): void {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return;
  console.log("Installing Chromium (apt-get)");
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "chromium"]);
}

function installByPlaywright(): void {
  console.log("Installing Chromium (Playwright's own download)");
  run(process.execPath, [join("node_modules", "@playwright/test/cli.js"), "install", "chromium"]);
}

/** Playwright's own browser, where it was downloaded. */
const own = (): string | undefined => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

/** A Chromium to test with: CHROMIUM_PATH, the machine's, Playwright's, or one installed now. Stops with one line where none can be had. */
export function chromiumPath(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  const found = onPath() ?? own();
  if (found) return found;
  installByApt();
  const installed = onPath();
  if (installed) return installed;
  installByPlaywright();
  const downloaded = own();
  if (downloaded) return downloaded;
  console.error("The tests need a Chromium: install one (apt-get install chromium) or set CHROMIUM_PATH to one.");
  process.exit(1);
}
