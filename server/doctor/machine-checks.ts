import { statfsSync } from "node:fs";
import { isIPv6 } from "node:net";
import { resolve } from "node:path";
import { readBuildAssets } from "#server/assets/build-assets.ts";
import { type CheckResult, ok, problem, warning } from "#server/config/check-result.ts";
import type { Env } from "#server/config/env.ts";
import { errorReason } from "#server/log/error-reason.ts";
import { listen, stopListening } from "#server/process/listen.ts";
import { nearestExisting } from "#server/store/data-folder.ts";

const oldestVersion: readonly [major: number, minor: number] = [22, 22];
const testedMajor = 24;
const megabyte = 1024 * 1024;
const freeSpace = { problemMb: 100, warningMb: 1024 };
const healthTimeoutMs = 2000;

export function checkNode(version = process.versions.node): CheckResult {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major < oldestVersion[0] || (major === oldestVersion[0] && minor < oldestVersion[1]))
    return problem("node", `this is ${version}`, `Matinee needs ${oldestVersion.join(".")} or newer; npm start brings its own`);
  return major === testedMajor ? ok("node", version) : warning("node", `this is ${version}`, `Matinee is tested on ${testedMajor}`);
}

export function checkBuild(root: string): CheckResult {
  try {
    readBuildAssets(root);
    return ok("build", "the client's files are built");
  } catch (error) {
    return problem("build", `the client's files are not built (${errorReason(error)})`, "Run npm start once, which builds them");
  }
}

export function checkDisk({ DATA_DIR }: Env): CheckResult {
  try {
    const { bavail, bsize } = statfsSync(nearestExisting(resolve(DATA_DIR)));
    const freeMb = Math.floor((bavail * bsize) / megabyte);
    const message = `${freeMb} MB free in DATA_DIR`;
    if (freeMb < freeSpace.problemMb) return problem("disk", message, `Free some space: at least ${freeSpace.problemMb} MB`);
    return freeMb < freeSpace.warningMb
      ? warning("disk", message, "The store grows with each new title that visitors open; a million titles need some gigabytes")
      : ok("disk", message);
  } catch (error) {
    return warning("disk", `the free space cannot be read (${errorReason(error)})`, "Check it with df");
  }
}

/** An IPv6 address stands in brackets; a server on all addresses is reached by this machine's name for itself. */
function hostInUrl(host = "localhost"): string {
  if (host === "::" || host === "0.0.0.0") return "localhost";
  return isIPv6(host) ? `[${host}]` : host;
}

/** A port is fine if it is free, or if a Matinee already listens on it. */
export async function checkPort({ PORT, HOST }: Env): Promise<CheckResult> {
  try {
    const listening = await listen({ listener: () => undefined, port: PORT, host: HOST });
    await stopListening(listening, 0);
    return ok("port", `${PORT} is free`);
  } catch (error) {
    const health = await fetch(`http://${hostInUrl(HOST)}:${PORT}/healthz`, { signal: AbortSignal.timeout(healthTimeoutMs) }).then(
      async (response) => (response.ok ? await response.text() : ""),
      () => "",
    );
    if (health === '{"status":"ok"}') return ok("port", `a running Matinee uses ${PORT}`);
    return problem("port", errorReason(error), "Choose another PORT, or stop the program that uses it");
  }
}
