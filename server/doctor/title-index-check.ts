import { existsSync } from "node:fs";
import { type CheckResult, ok, warning } from "#server/config/check-result.ts";
import { type Env, isLive } from "#server/config/env.ts";
import { errorReason } from "#server/log/error-reason.ts";
import { indexFileIn, openIndexFile } from "#server/title-index/index-file.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The names of `npm run index`. Without them the site corrects searches to what it has shown. */
export async function checkTitleIndex(env: Env): Promise<CheckResult> {
  const file = indexFileIn(env.DATA_DIR);
  if (!isLive(env)) return ok("title index", "the embedded catalog's names need no file");
  if (!existsSync(file)) return ok("title index", "searches are corrected to what the site has shown. npm run index adds the film database's exports");
  try {
    const { names, builtAt, bytes, index } = await openIndexFile(file);
    index.close();
    const days = Math.max(0, Math.round((Date.now() - builtAt) / dayMs));
    return ok("title index", `${names.toLocaleString("en")} names, ${Math.ceil(bytes / 1e6)} MB, ${days} days old`);
  } catch (error) {
    return warning("title index", `${file} cannot be used (${errorReason(error)})`, "Run npm run index again, or delete the file");
  }
}
