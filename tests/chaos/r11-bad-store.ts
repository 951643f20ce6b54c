import { chmodSync, cpSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { respectingPermissions, smallDisk } from "#tests/support/bad-disk.ts";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { type EndlessProvider, startEndlessProvider } from "#tests/support/endless-provider.ts";
import { acrossConditions, atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilms } from "#tests/support/film-pages.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { failedViews } from "./views.ts";

const films: Record<Scale, number> = { short: 15, full: 100 };
/** Films that the store does not hold. */
const unseen = 10;
const fileIn = (folder: string): string => join(folder, "matinee.sqlite");

/** A bad store: its folder, a command prefix for the server, and what happens after the start. */
type Place = { folder: string; prefix?: readonly string[]; onceOpen?: () => void; remove?: () => void };
type Kind = { what: string; place: (folder: string) => Place; isSetAside: boolean };

/** Overwrites all but the first page: an open store has read no more. */
function overwrite(file: string): void {
  const size = statSync(file).size;
  writeSync(openSync(file, "r+"), Buffer.alloc(size - 4096, 0xab), 0, size - 4096, 4096);
}

function damaged(folder: string): Place {
  writeFileSync(fileIn(folder), Buffer.alloc(200_000, 7));
  return { folder };
}

function truncated(folder: string): Place {
  truncateSync(fileIn(folder), Math.floor(statSync(fileIn(folder)).size / 2));
  return { folder };
}

/** Mounts a disk of that size beside `folder`; a full one holds a copy of it. */
function onSmallDisk(folder: string, kilobytes: number, isFull: boolean): Place {
  const disk = smallDisk(`${folder}-disk`, kilobytes);
  try {
    if (isFull) cpSync(folder, disk.folder, { recursive: true });
    if (isFull) disk.fill();
    return disk;
  } catch (error) {
    disk.remove();
    throw error;
  }
}

const kinds: readonly Kind[] = [
  { what: "damaged", isSetAside: true, place: damaged },
  { what: "truncated", isSetAside: true, place: truncated },
  { what: "damaged while open", isSetAside: true, place: (folder) => ({ folder, onceOpen: () => overwrite(fileIn(folder)) }) },
  {
    what: "read-only",
    isSetAside: false,
    place: (folder) => {
      for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444);
      chmodSync(folder, 0o555);
      return { folder, prefix: respectingPermissions, remove: () => chmodSync(folder, 0o755) };
    },
  },
  { what: "disk fills up", isSetAside: false, place: (folder) => onSmallDisk(folder, 300, false) },
  { what: "disk full", isSetAside: false, place: (folder) => onSmallDisk(folder, 16_384, true) },
];

async function figuresOf(kind: Kind, { folder: dataDir, prefix, onceOpen }: Place, provider: EndlessProvider, scale: Scale): Promise<Figure[]> {
  const startedAt = performance.now();
  const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, DATA_DIR: dataDir }, prefix);
  try {
    const tookS = (performance.now() - startedAt) / 1000;
    onceOpen?.();
    const failed = await failedViews(site.url, endlessFilms(films[scale] + unseen));
    const warnings = site
      .output()
      .split("\n")
      .filter((line) => line.includes("store")).length;
    const aside = readdirSync(dataDir).filter((name) => name.includes(".corrupt-") && !/-(wal|shm)$/.test(name)).length;
    return [
      exactly(`failed views, of ${films[scale] + unseen}`, failed, 0),
      exactly("stores set aside", aside, kind.isSetAside ? 1 : 0),
      exactly("log lines about it", warnings, 1),
      ...(scale === "full" ? [atMost("ready", tookS, 15, " s")] : []),
    ];
  } finally {
    await site.stop();
  }
}

async function withStore(kind: Kind, folder: string, provider: EndlessProvider, scale: Scale): Promise<Figure[]> {
  const place = kind.place(folder);
  try {
    return await figuresOf(kind, place, provider, scale);
  } finally {
    place.remove?.();
  }
}

async function run(scale: Scale): Promise<Figure[]> {
  const base = mkdtempSync(join(tmpdir(), "matinee-r11-"));
  const provider = await startEndlessProvider();
  try {
    const filled = join(base, "filled");
    mkdirSync(filled);
    const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, DATA_DIR: filled });
    await failedViews(site.url, endlessFilms(films[scale]));
    await site.stop();
    const runs: [string, Figure[]][] = [];
    for (const [index, kind] of kinds.entries()) {
      const folder = join(base, String(index));
      cpSync(filled, folder, { recursive: true });
      runs.push([kind.what, await withStore(kind, folder, provider, scale)]);
    }
    return acrossConditions(runs);
  } finally {
    await provider.close();
    rmSync(base, { recursive: true, force: true });
  }
}

export const r11: Scenario = { id: "R11", title: "a bad store: damaged, truncated, damaged while open, read-only, disk full", run };
