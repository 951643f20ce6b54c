import { constants, watch } from "node:fs";
import { access, opendir, statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { type CheckResult, ok, problem, warning } from "#server/config/check-result.ts";
import type { Env } from "#server/config/env.ts";
import { errorReason } from "#server/log/error-reason.ts";
import { nearestExisting } from "#server/store/data-folder.ts";

const name = "media";
/** A share that has gone keeps its callers waiting. */
const folderAnswersMs = 5000;

const late = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(`no answer within ${folderAnswersMs / 1000} s`)), folderAnswersMs).unref());

async function readFolder(folder: string): Promise<void> {
  await access(folder, constants.R_OK | constants.X_OK);
  const entries = await opendir(folder);
  await entries.read();
  await entries.close();
}

function watchProblem(folder: string): string | null {
  try {
    watch(folder).close();
    return null;
  } catch (error) {
    return errorReason(error);
  }
}

async function checkFolder(folder: string, { MEDIA_RESCAN_MINUTES: minutes }: Env): Promise<CheckResult> {
  try {
    await Promise.race([readFolder(folder), late()]);
  } catch (error) {
    return problem(name, `${folder} cannot be read (${errorReason(error)})`, "Mount it, and give the user that runs Matinee permission to read it");
  }
  const reason = watchProblem(folder);
  if (reason === null) return ok(name, `${folder} can be read and watched`);
  return warning(
    name,
    `${folder} cannot be watched (${reason}): changes are noticed every ${minutes} minutes`,
    "Raise the system's limit of watches, or lower MEDIA_RESCAN_MINUTES",
  );
}

/** The cache of remuxed segments grows to MEDIA_CACHE_GB in DATA_DIR. */
async function checkCache({ DATA_DIR, MEDIA_CACHE_GB: limitGb }: Env): Promise<CheckResult> {
  const folder = nearestExisting(resolve(DATA_DIR));
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    const freeGb = (bavail * bsize) / 1024 ** 3;
    if (freeGb >= limitGb) return ok(name, `the cache in ${folder} may take ${limitGb} GB`);
    return warning(name, `the cache may take ${limitGb} GB, and ${folder} has ${freeGb.toFixed(1)} GB left`, "Lower MEDIA_CACHE_GB, or make room");
  } catch (error) {
    return problem(name, `the cache in ${folder} cannot be written (${errorReason(error)})`, "Give the user that runs Matinee write permission there");
  }
}

/** The operator's own films: folders and cache. */
export async function checkMedia(env: Env): Promise<CheckResult[]> {
  if (env.MEDIA_DIR === undefined) return [ok(name, "no library: MEDIA_DIR is not set")];
  return Promise.all([...env.MEDIA_DIR.map((folder) => checkFolder(folder, env)), checkCache(env)]);
}
