import { statSync } from "node:fs";
import { basename } from "node:path";
import { countText } from "#domain/count-text.ts";
import { readEnv } from "./config/env.ts";
import { errorReason } from "./log/error-reason.ts";
import { progressBar } from "./process/progress-bar.ts";
import { prepareDataFolder } from "./store/data-folder.ts";
import { indexFileIn, writeIndexFile } from "./title-index/index-file.ts";
import { createExportReader } from "./title-index/provider-exports.ts";

// `npm run index -- FILES`: replaces the index of titles in DATA_DIR with the names in the film database's daily id exports. A running site takes
// it over by itself.

const usage = "usage: npm run index -- FILES   the film database's daily id exports: movie_ids, tv_series_ids, person_ids (.json or .json.gz)";

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function sizeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : fail(`${path} is not a file\n${usage}`);
}

async function run(paths: readonly string[]): Promise<void> {
  if (paths.length === 0 || paths.some((path) => path.startsWith("-"))) fail(usage);
  const begin = performance.now();
  const { env } = readEnv(process.env);
  const bar = progressBar(paths.reduce((sum, path) => sum + sizeOf(path), 0));
  const exports = createExportReader();
  for (const path of paths)
    await exports.read(path, (bytes) => bar.advance(`Reading ${basename(path)}`, bytes)).catch((error: unknown) => fail(`${path}: ${errorReason(error)}`));
  const names = exports.names();
  const { lines, damaged, leftOut } = exports.counts;
  if (names.length === 0) fail(`No names in ${countText(lines)} lines\n${usage}`);
  bar.say(`Indexing ${countText(names.length)} names`);
  prepareDataFolder(env.DATA_DIR);
  const { bytes } = writeIndexFile(indexFileIn(env.DATA_DIR), names, Date.now());
  bar.end();
  process.stdout.write(`${countText(lines)} lines: ${countText(leftOut)} adult or no film, ${countText(damaged)} damaged\n`);
  const seconds = Math.round((performance.now() - begin) / 1000);
  process.stdout.write(`${countText(names.length)} names in ${indexFileIn(env.DATA_DIR)}, ${countText(Math.ceil(bytes / 1e6))} MB, in ${seconds} s\n`);
}

await run(process.argv.slice(2)).catch((error: unknown) => fail(errorReason(error)));
