import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createHostClient, type HostClient } from "#features/public-films/asking/host-client.ts";
import { userAgentOf } from "#features/public-films/asking/user-agent.ts";
import { readChecks } from "#features/public-films/checks.ts";
import { readPublicTitles } from "#features/public-films/facts.ts";
import type { PublicTitle } from "#features/public-films/model/copies.ts";
import { publicFilmsAreOn } from "#features/public-films/open-public-films.ts";
import { type Env, readEnv } from "#server/config/env.ts";
import { errorReason } from "#server/log/error-reason.ts";
import { progressBar } from "#server/process/progress-bar.ts";
import { type FilmsCommand, parseArguments } from "./arguments.ts";
import { checkFilms, copiesToCheck } from "./check-films.ts";
import { titlesById } from "./find-titles.ts";
import { getFilms } from "./get-films.ts";
import { jsonLines, listLines } from "./list-films.ts";

// `npm run films`: lists the public films and their copies, asks the archives about them, and downloads them. A running site reads the results.

/** The built file is `build/server/films.js`. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

// `| head` closes it before the last line.
process.stdout.on("error", () => undefined);
const out = (text: string): void => void process.stdout.write(`${text}\n`);
const printError = (text: string): void => void process.stderr.write(`${text}\n`);

function list(titles: readonly PublicTitle[], env: Env, json: boolean): void {
  const { checks, problem } = readChecks(env.DATA_DIR);
  if (problem !== null) printError(problem);
  for (const line of json ? jsonLines(titles, checks) : listLines(titles, checks)) out(line);
  if (!json && !publicFilmsAreOn(env)) out("PUBLIC_FILMS is off: the site offers none of them");
}

/** Runs with a client that names the operator. */
async function asking<T>(env: Env, say: (line: string) => void, run: (client: HostClient) => Promise<T>): Promise<T> {
  if (env.CONTACT_EMAIL === undefined) printError("CONTACT_EMAIL is not set: the archives ask for an address in the name of those who ask them");
  const client = createHostClient({ base: env.PUBLIC_FILMS_BASE, userAgent: userAgentOf(env, root), say });
  try {
    return await run(client);
  } finally {
    await client.close();
  }
}

async function check(titles: readonly PublicTitle[], env: Env, all: boolean): Promise<void> {
  const { problem } = readChecks(env.DATA_DIR);
  if (problem !== null) printError(`${problem}: it is written anew`);
  const copies = copiesToCheck(titles, env.DATA_DIR, { all, now: Date.now() });
  if (copies.length === 0) return out("Everything was checked within 30 days; with ids, copies are checked again");
  const bar = progressBar(copies.length);
  const { lines, failed } = await asking(env, bar.say, (client) => checkFilms(copies, { dataDir: env.DATA_DIR, client, bar, now: Date.now }));
  for (const line of lines) out(line);
  if (failed > 0) process.exitCode = 1;
}

async function get(titles: readonly PublicTitle[], env: Env, { folder, quality }: FilmsCommand & { name: "get" }): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { checks } = readChecks(env.DATA_DIR);
  const complete = await asking(env, out, (client) => getFilms(titles, { folder: resolve(folder), quality, checks, client, say: out }));
  if (!complete) process.exitCode = 1;
}

async function run(words: readonly string[]): Promise<void> {
  const command = parseArguments(words);
  if ("error" in command) throw new Error(command.error);
  const { env } = readEnv(process.env);
  const all = readPublicTitles(root, env.CONTENT_DIR);
  if (command.name === "list") return list(all, env, command.json);
  const isWhole = command.ids.length === 0 || command.ids.includes("all");
  const titles = isWhole ? all : titlesById(command.ids, all);
  if ("error" in titles) throw new Error(titles.error);
  if (command.name === "check") await check(titles, env, command.ids.length > 0);
  else await get(titles, env, command);
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  printError(errorReason(error));
  process.exitCode = 1;
});
