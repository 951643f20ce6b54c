import { type SpawnSyncOptions, spawnSync } from "node:child_process";

/** Installs a Debian package if apt exists and this user is root. Logs to stderr, because stdout may be a report. */
export function installByApt(name: string): void {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return;
  console.error(`Installing ${name} (apt-get)`);
  const options: SpawnSyncOptions = { stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", name], options);
}
