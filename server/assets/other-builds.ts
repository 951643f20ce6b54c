import { createHash } from "node:crypto";
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { errorReason } from "#server/log/error-reason.ts";
import { isAlreadyLogged } from "#server/store/logged-error.ts";
import type { AssetFile, SharedAssets } from "./postgres-assets.ts";

/** Beside this build: a browser may still show a page of these, or a node that is not replaced yet may render one. */
const retainedOtherBuilds = 2;
/** Copying waits until the first pages are served: only the next build needs the copies. */
const defaultCopyAfterMs = 1000;
const publishRetryMs = 2000;
const compressed = /\.(?:br|gz)$/;

const folderName = (build: string): string => `assets-${build}`;
const isFolderName = (name: string): boolean => /^assets-[0-9a-f]{12}$/.test(name);

/** Identifies a build on all nodes: a hash of its file names, which contain the hashes of their content. */
const buildIdOf = (names: readonly string[]): string =>
  createHash("sha256")
    .update(names.toSorted((a, b) => (a < b ? -1 : 1)).join("\n"))
    .digest("hex")
    .slice(0, 12);

async function otherFolders(dataDir: string, build: string): Promise<string[]> {
  const names = (await readdir(dataDir).catch(() => [])).filter((name) => isFolderName(name) && name !== folderName(build));
  const found = names.map(async (name) => {
    const path = join(dataDir, name);
    // Another node on this machine may have removed it since.
    const entry = await stat(path).catch(() => null);
    // A time in the future is from a wrong clock: such a folder counts as the oldest.
    return entry ? [{ path, usedMs: entry.mtimeMs <= Date.now() ? entry.mtimeMs : 0 }] : [];
  });
  const folders = (await Promise.all(found)).flat();
  return folders.toSorted((a, b) => b.usedMs - a.usedMs).map(({ path }) => path);
}

const entriesIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, "assets")).catch(() => [])).filter((name) => /^client-[\w-]+\.js$/.test(name)).map((name) => `/assets/${name}`);

/** Creates `target` with all files or not at all: hard links if possible, else copies. */
async function copyAtomically(built: string, names: readonly string[], target: string): Promise<void> {
  const partial = `${target}.${process.pid}`;
  try {
    await mkdir(join(partial, "assets"), { recursive: true });
    for (const name of names)
      await link(join(built, name), join(partial, "assets", name)).catch(() => copyFile(join(built, name), join(partial, "assets", name)));
    // Fails if another node on this machine was first.
    await rename(partial, target).catch(() => undefined);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function retainBuild(built: string, names: readonly string[], dataDir: string, build: string): Promise<void> {
  const target = join(dataDir, folderName(build));
  const exists = await utimes(target, new Date(), new Date()).then(
    () => true,
    () => false,
  );
  if (!exists) await copyAtomically(built, names, target);
  for (const old of (await otherFolders(dataDir, build)).slice(retainedOtherBuilds)) await rm(old, { recursive: true, force: true });
}

export type OtherBuilds = {
  /** Folders with an `assets` folder each, for files that this build lacks. */
  folders: readonly string[];
  /** The addresses of these builds' first scripts, which tell documents of one from those of another. */
  entries: readonly string[];
  /** Searches the builds of other nodes. Never rejects. */
  find: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Waits for a copy that has begun. */
  close: () => Promise<void>;
};

type OtherBuildsOptions = { root: string; dataDir: string; shared: SharedAssets | null; warn: (message: string) => void; copyAfterMs?: number };

/**
 * The hashed files of the builds before this one, and of those that other nodes run. Copies this build's files for its successors. In
 * development there is no build and nothing to do.
 */
export async function openOtherBuilds({ root, dataDir, shared, warn, copyAfterMs = defaultCopyAfterMs }: OtherBuildsOptions): Promise<OtherBuilds> {
  const built = join(root, "build/client/assets");
  const names = await readdir(built).catch(() => []);
  if (names.length === 0) return { folders: [], entries: [], find: async () => null, close: async () => undefined };
  const build = buildIdOf(names);
  const folders = (await otherFolders(dataDir, build)).slice(0, retainedOtherBuilds);
  const retain = () =>
    retainBuild(built, names, dataDir, build).catch((error: unknown) => warn(`DATA_DIR: the files of this build cannot be copied (${errorReason(error)})`));
  let retaining: Promise<void> = Promise.resolve();
  const copyTimer = setTimeout(() => {
    retaining = retain();
  }, copyAfterMs).unref();
  let publishTimer: NodeJS.Timeout | undefined;
  const readFiles = (): Promise<AssetFile[]> =>
    Promise.all(names.filter((name) => !compressed.test(name)).map(async (name) => ({ name, body: await readFile(join(built, name)) })));
  const publish = async () => {
    await shared?.publish(build, readFiles).catch((error: unknown) => {
      if (isAlreadyLogged(error)) publishTimer = setTimeout(() => void publish(), publishRetryMs).unref();
      else warn(`PostgreSQL: the files of this build cannot be stored for the other nodes (${errorReason(error)})`);
    });
  };
  // Before the first page is served: its files may be requested from a node of another build.
  await publish();
  const entries = (await Promise.all(folders.map(entriesIn))).flat();
  return {
    folders,
    entries,
    find: async (name) => {
      const body = await shared?.find(name).catch(() => null);
      return body ? Uint8Array.from(body) : null;
    },
    close: async () => {
      clearTimeout(copyTimer);
      clearTimeout(publishTimer);
      await retaining;
    },
  };
}
