import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { countText } from "#domain/count-text.ts";
import { catalogTitles } from "#features/media/match/catalog-titles.ts";
import { storedFiles } from "#features/media/rows/media-rows.ts";
import { openMediaRows } from "#features/media/rows/open-media-rows.ts";
import { countsIn, type ScanResult, scanLibrary } from "#features/media/scan/scan-library.ts";
import { openCommandCatalog } from "#server/compose/command-catalog.ts";
import { type Env, readEnv } from "#server/config/env.ts";
import { errorReason } from "#server/log/error-reason.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import { progressBar } from "#server/process/progress-bar.ts";
import { type MediaCommand, parseArguments } from "./arguments.ts";
import { fix, rowAt } from "./corrections.ts";
import { reportLines } from "./report.ts";

// `npm run media`: scans MEDIA_DIR as the site does, says what matched nothing and why, and takes corrections. A running site reads the results.

/** The built file is `build/server/media.js`. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

// `| head` closes it before the last line.
process.stdout.on("error", () => undefined);
const out = (text: string): void => void process.stdout.write(`${text}\n`);
/** Standard output is for results alone. */
const log: OperatorLog = { info: () => undefined, warn: (message) => void process.stderr.write(`${message}\n`) };

type Library = Awaited<ReturnType<typeof openParts>>;

/** The parts of the site that matching needs. */
async function openParts(env: Env, folders: readonly string[]) {
  const { source, database, ...deps } = await openCommandCatalog(env, root, log);
  const rows = await openMediaRows({ env, database, log });
  const close = async (): Promise<void> => {
    await rows.close();
    await deps.close();
  };
  return { folders, source, titles: catalogTitles(deps), rows, close };
}

async function scan({ folders, source, titles, rows }: Library, isQuiet: boolean): Promise<ScanResult> {
  let bar = progressBar(0);
  const begin = (candidates: number): void => {
    bar = progressBar(candidates);
    bar.say(`${countText(candidates)} files to match`);
  };
  const result = await scanLibrary({
    ...{ folders, source, titles, rows, call: (_, run) => run() },
    ...(isQuiet ? {} : { onFound: ({ candidates }) => begin(candidates.length), onProgress: () => bar.advance("Matching", 1) }),
  });
  if (!isQuiet) bar.end();
  for (const problem of result.found.problems) log.warn(problem);
  return result;
}

function printSummary(folders: readonly string[], result: ScanResult): void {
  const lines = reportLines(folders, result);
  for (const { kind, path, reason } of lines) if (kind === "unmatched") out(`${JSON.stringify(path)}: ${reason}`);
  const failed = result.files.filter((file) => file.failed).length;
  out(`${countText(lines.length)} files: ${countsIn(result)}, in ${Math.ceil(result.record.durationMs / 1000)} s`);
  if (failed > 0) log.warn(`${countText(failed)} files wait for the film database, which could not be reached`);
}

async function correct(library: Library, command: Exclude<MediaCommand, { name: "scan" }>): Promise<void> {
  // A file that no scan has seen yet may be corrected as well.
  const stored = await storedFiles(library.rows);
  if (rowAt(command.path, library.folders, stored) === null)
    for (const { row } of (await scan(library, true)).files) stored.set(row.id, { ...row, probe: null });
  const row = rowAt(command.path, library.folders, stored);
  if (row === null) throw new Error(`${command.path} is no video in MEDIA_DIR`);
  if (command.name === "forget") {
    // The row's evidence is the correction's: the next scan does not take it for its name's.
    if (!(await library.rows.forgetCorrection(row.id))) throw new Error(`${command.path} has no correction`);
    out(`${command.path} is matched by its name again, with the next scan`);
    return;
  }
  const name = await fix(row, command.target, library.titles, library.rows);
  if (name === null) throw new Error(`The film database has no ${command.target}`);
  out(`${command.path} is ${name}`);
}

async function run(words: readonly string[]): Promise<void> {
  const command = parseArguments(words);
  if ("error" in command) throw new Error(command.error);
  const { env } = readEnv(process.env);
  if (!env.MEDIA_DIR) throw new Error("MEDIA_DIR is not set: it names the folders of your films");
  const library = await openParts(env, env.MEDIA_DIR);
  try {
    if (command.name !== "scan") return await correct(library, command);
    const result = await scan(library, command.json);
    if (command.json) for (const line of reportLines(library.folders, result)) out(JSON.stringify(line));
    else printSummary(library.folders, result);
  } finally {
    await library.close();
  }
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${errorReason(error)}\n`);
  process.exitCode = 1;
});
