import { existsSync, statfsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { readBuildAssets } from "#server/assets/build-assets.ts";
import type { Env } from "#server/config/env.ts";
import { errorReason } from "#server/process/error-reason.ts";
import { listen, stopListening } from "#server/process/listen.ts";
import { type CheckResult, ok, problem, warning } from "./check-result.ts";

const oldest: readonly [major: number, minor: number] = [22, 22];
const triedOn = 24;
const megabyte = 1024 * 1024;
const space = { problemMb: 100, warningMb: 1024 };
const answerWithinMs = 2000;

export function checkNode(version = process.versions.node): CheckResult {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    return problem("node", `this is ${version}`, `Matinee needs ${oldest.join(".")} or newer; npm start brings its own`);
  return major === triedOn ? ok("node", version) : warning("node", `this is ${version}`, `Matinee is tried on ${triedOn}`);
}

export function checkBuild(root: string): CheckResult {
  try {
    readBuildAssets(root);
    return ok("build", "the pages' files are there");
  } catch (error) {
    return problem("build", `the pages' files are not there (${errorReason(error)})`, "Run npm start once, which builds them");
  }
}

/** The nearest folder that is there already: in it, what is missing would be made. */
export const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)));

export function checkDisk({ DATA_DIR }: Env): CheckResult {
  try {
    const { bavail, bsize } = statfsSync(existing(resolve(DATA_DIR)));
    const freeMb = Math.floor((bavail * bsize) / megabyte);
    const says = `${freeMb} MB free where DATA_DIR is`;
    if (freeMb < space.problemMb) return problem("disk", says, `Make room: below ${space.problemMb} MB nothing more may be stored soon`);
    return freeMb < space.warningMb
      ? warning("disk", says, "The store grows with what visitors ask for; a million titles take some gigabytes")
      : ok("disk", says);
  } catch (error) {
    return warning("disk", `its free space cannot be read (${errorReason(error)})`, "Look yourself, with df");
  }
}

/** Whether a port is free, or a Matinee answers on it already. */
export async function checkPort({ PORT, HOST }: Env): Promise<CheckResult> {
  try {
    const { server } = await listen({ listener: () => undefined, port: PORT, host: HOST });
    await stopListening(server, 0);
    return ok("port", `${PORT} is free`);
  } catch (error) {
    const health = await fetch(`http://localhost:${PORT}/healthz`, { signal: AbortSignal.timeout(answerWithinMs) }).then(
      async (answer) => (answer.ok ? await answer.text() : ""),
      () => "",
    );
    if (health === '{"status":"ok"}') return ok("port", `a Matinee answers on ${PORT}`);
    return problem("port", errorReason(error), "Choose another PORT, or end what holds it");
  }
}
