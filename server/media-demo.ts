import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { makeDemoFolder } from "#sample/film/make-demo-folder.ts";
import { readEnv } from "./config/env.ts";
import { errorReason } from "./log/error-reason.ts";

// `npm run media:demo`: makes a folder of short films of the embedded catalog, and starts the site on it.

/** The built file is `build/server/media-demo.js`. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Made under another name, so that an interrupted run leaves no half of it. */
async function makeFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await makeDemoFolder(unfinished, join(root, "sample/film"));
  await rename(unfinished, folder);
}

async function start(): Promise<void> {
  const folder = join(resolve(readEnv(process.env).env.DATA_DIR), "media-demo");
  if (!existsSync(folder)) await makeFolder(folder);
  process.stdout.write(`The films are in ${folder}\n`);
  process.env.MEDIA_DIR = folder;
  await import("./main.ts");
}

start().catch((error: unknown) => {
  process.stderr.write(`${errorReason(error)}\n`);
  process.exit(1);
});
