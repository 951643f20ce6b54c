import { createHash } from "node:crypto";
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { errorReason } from "#server/process/error-reason.ts";
import { isAlreadyLogged } from "#server/store/postgres-errors.ts";
import type { AssetFile, SharedAssets } from "./postgres-assets.ts";

/** Beside this build: pages of these may still be open in somebody's browser, or come from a node that is not replaced yet. */
const keptOtherBuilds = 2;
/** After the first visitors are served: nothing of this is needed before the next build. */
const usualKeepAfterMs = 1000;
const publishAgainMs = 2000;
const packed = /\.(?:br|gz|zst)$/;

const folderName = (build: string): string => `assets-${build}`;
const isFolderName = (name: string): boolean => /^assets-[0-9a-f]{12}$/.test(name);

/** What a build is known by on every node: the names of its files, which hold their contents' hashes. */
const buildOf = (names: readonly string[]): string =>
  createHash("sha256")
    .update(names.toSorted((a, b) => (a < b ? -1 : 1)).join("\n"))
    .digest("hex")
    .slice(0, 12);

/** The folders of other builds in the data folder, the one that was used last first. */
async function otherFolders(dataDir: string, build: string): Promise<string[]> {
  const names = (await readdir(dataDir).catch(() => [])).filter((name) => isFolderName(name) && name !== folderName(build));
  const found = names.map(async (name) => {
    const path = join(dataDir, name);
    // Another node of this machine may be removing it just now.
    const entry = await stat(path).catch(() => null);
    return entry ? [{ path, usedMs: entry.mtimeMs }] : [];
  });
  const folders = (await Promise.all(found)).flat();
  return folders.toSorted((a, b) => b.usedMs - a.usedMs).map(({ path }) => path);
}

/** Hard links where they can be made, else copies; `kept` appears whole or not at all. */
async function fillWhole(kept: string, built: string, names: readonly string[]): Promise<void> {
  const part = `${kept}.${process.pid}`;
  try {
    await mkdir(join(part, "assets"), { recursive: true });
    for (const name of names) await link(join(built, name), join(part, "assets", name)).catch(() => copyFile(join(built, name), join(part, "assets", name)));
    // Another node of this machine may have been first.
    await rename(part, kept).catch(() => undefined);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** Keeps this build's files for those that follow; the oldest builds' go. */
async function keepBuild(built: string, names: readonly string[], dataDir: string, build: string): Promise<void> {
  const kept = join(dataDir, folderName(build));
  const isThere = await utimes(kept, new Date(), new Date()).then(
    () => true,
    () => false,
  );
  if (!isThere) await fillWhole(kept, built, names);
  for (const old of (await otherFolders(dataDir, build)).slice(keptOtherBuilds)) await rm(old, { recursive: true, force: true });
}

export type OtherBuilds = {
  /** Folders with an `assets` folder each, in which a file that this build lacks may be. */
  folders: readonly string[];
  /** The same of other nodes' builds. Never rejects. */
  find: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  close: () => void;
};

type Parts = { root: string; dataDir: string; shared: SharedAssets | null; warn: (message: string) => void; keepAfterMs?: number };

/**
 * The hashed files of the builds before this one, and of those that other nodes run; this build's own are kept for the ones that
 * follow. Without a build (in development) there are none.
 */
export async function openOtherBuilds({ root, dataDir, shared, warn, keepAfterMs = usualKeepAfterMs }: Parts): Promise<OtherBuilds> {
  const built = join(root, "build/client/assets");
  const names = await readdir(built).catch(() => []);
  if (names.length === 0) return { folders: [], find: async () => null, close: () => undefined };
  const build = buildOf(names);
  const folders = (await otherFolders(dataDir, build)).slice(0, keptOtherBuilds);
  const keep = () =>
    keepBuild(built, names, dataDir, build).catch((error: unknown) => warn(`DATA_DIR: this build's files are not kept: ${errorReason(error)}`));
  const keeping = setTimeout(() => void keep(), keepAfterMs).unref();
  let publishing: NodeJS.Timeout | undefined;
  const files = (): Promise<AssetFile[]> =>
    Promise.all(names.filter((name) => !packed.test(name)).map(async (name) => ({ name, body: await readFile(join(built, name)) })));
  const publish = async () => {
    await shared?.publish(build, files).catch((error: unknown) => {
      if (isAlreadyLogged(error)) publishing = setTimeout(() => void publish(), publishAgainMs).unref();
      else warn(`The other nodes do not have this build's files: ${errorReason(error)}`);
    });
  };
  // Before the first visitor: a page of this build may be followed by a request for its files to a node of the build before.
  await publish();
  return {
    folders,
    find: async (name) => {
      const body = await shared?.find(name).catch(() => null);
      return body ? Uint8Array.from(body) : null;
    },
    close: () => {
      clearTimeout(keeping);
      clearTimeout(publishing);
    },
  };
}
