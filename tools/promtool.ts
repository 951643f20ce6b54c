import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findOnPath } from "./find-on-path.ts";

const cache = join("node_modules", ".cache", "promtool");
const cached = join(cache, "promtool");

/** Takes one program out of Debian's package: installing it would start a Prometheus server on this machine. */
function extractFromDebian(): void {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "package-"));
  const run = (command: string, args: string[]): boolean => spawnSync(command, args, { cwd: folder, stdio: ["ignore", 2, 2] }).status === 0;
  const download = (): boolean => run("apt-get", ["download", "-qq", "prometheus"]);
  console.error("Downloading promtool (apt-get)");
  if (download() || (run("apt-get", ["update", "-qq"]) && download())) {
    run("dpkg-deb", ["--extract", readdirSync(folder)[0] ?? "", "."]);
    const extracted = join(folder, "usr/bin/promtool");
    if (existsSync(extracted)) renameSync(extracted, cached);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** The path of Prometheus's checker of rules: on PATH, or out of Debian's package. `null` on a system without both. */
export function promtoolPath(): string | null {
  const existing = findOnPath("promtool") ?? (existsSync(cached) ? cached : undefined);
  if (existing) return existing;
  if (spawnSync("apt-get", ["--version"]).status === 0) extractFromDebian();
  return existsSync(cached) ? cached : null;
}
