import { chmodSync, cpSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { respectingPermissions, smallDisk } from "#tests/support/bad-disk.ts";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { type EndlessProvider, endlessTitle, startEndlessProvider } from "#tests/support/endless-provider.ts";
import { atMost, exactly, type Figure } from "#tests/support/figure.ts";
import type { Scale, Scenario } from "./scenario.ts";

const films: Record<Scale, number> = { short: 15, full: 100 };
/** Asked for beside those that the store holds. */
const unseen = 10;
const fileIn = (folder: string): string => join(folder, "matinee.sqlite");

/** Where a store is bad: a command that the server needs, another folder, and what happens once it runs. */
type Place = { prefix?: readonly string[]; folder?: string; onceOpen?: () => void; remove?: () => void };
type Kind = { what: string; place: (folder: string) => Place; isSetAside: boolean };

/** Overwrites all but the first page, which is all that an open store has looked at. */
function scribble(file: string): void {
  const size = statSync(file).size;
  writeSync(openSync(file, "r+"), Buffer.alloc(size - 4096, 0xab), 0, size - 4096, 4096);
}

function nonsense(folder: string): Place {
  writeFileSync(fileIn(folder), Buffer.alloc(200_000, 7));
  return {};
}

function half(folder: string): Place {
  truncateSync(fileIn(folder), Math.floor(statSync(fileIn(folder)).size / 2));
  return {};
}

/** Moves the store in `folder` to a disk of that size, in a folder of it. */
function onSmallDisk(folder: string, kilobytes: number, isFull: boolean): Place {
  const disk = smallDisk(`${folder}-disk`, kilobytes);
  if (isFull) cpSync(folder, disk.folder, { recursive: true });
  if (isFull) disk.fill();
  return disk;
}

const kinds: readonly Kind[] = [
  { what: "damaged", isSetAside: true, place: nonsense },
  { what: "truncated", isSetAside: true, place: half },
  { what: "damaged while open", isSetAside: true, place: (folder) => ({ onceOpen: () => scribble(fileIn(folder)) }) },
  {
    what: "read-only",
    isSetAside: false,
    place: (folder) => {
      for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444);
      chmodSync(folder, 0o555);
      return { prefix: respectingPermissions, remove: () => chmodSync(folder, 0o755) };
    },
  },
  { what: "on a disk that gets full", isSetAside: false, place: (folder) => onSmallDisk(folder, 300, false) },
  { what: "on a full disk", isSetAside: false, place: (folder) => onSmallDisk(folder, 4096, true) },
];

/** How many of films 1 to `count` are not served under their names. */
async function missing(url: string, count: number): Promise<number> {
  let failed = 0;
  for (let id = 1; id <= count; id += 1) {
    const answer = await fetch(`${url}/movie/${id}`);
    if (answer.status !== 200 || !(await answer.text()).includes(endlessTitle(id))) failed += 1;
  }
  return failed;
}

async function tried(kind: Kind, folder: string, provider: EndlessProvider, scale: Scale): Promise<Figure[]> {
  const { folder: dataDir = folder, prefix, onceOpen, remove } = kind.place(folder);
  const startedAt = performance.now();
  const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, DATA_DIR: dataDir }, prefix);
  try {
    const tookS = (performance.now() - startedAt) / 1000;
    onceOpen?.();
    const failed = await missing(site.url, films[scale] + unseen);
    const warnings = site
      .output()
      .split("\n")
      .filter((line) => line.includes("store")).length;
    const aside = readdirSync(dataDir).filter((name) => name.includes(".corrupt-") && !/-(wal|shm)$/.test(name)).length;
    return [
      exactly(`${kind.what}: pages that fail, of ${films[scale] + unseen}`, failed, 0),
      exactly(`${kind.what}: stores set aside`, aside, kind.isSetAside ? 1 : 0),
      exactly(`${kind.what}: lines about it in the log`, warnings, 1),
      ...(scale === "full" ? [atMost(`${kind.what}: ready`, tookS, 15, " s")] : []),
    ];
  } finally {
    await site.stop();
    remove?.();
  }
}

async function run(scale: Scale): Promise<Figure[]> {
  const base = mkdtempSync(join(tmpdir(), "matinee-r11-"));
  const provider = await startEndlessProvider();
  try {
    const filled = join(base, "filled");
    mkdirSync(filled);
    const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, DATA_DIR: filled });
    await missing(site.url, films[scale]);
    await site.stop();
    const figures: Figure[] = [];
    for (const [index, kind] of kinds.entries()) {
      const folder = join(base, String(index));
      cpSync(filled, folder, { recursive: true });
      figures.push(...(await tried(kind, folder, provider, scale)));
    }
    return figures;
  } finally {
    await provider.close();
    rmSync(base, { recursive: true, force: true });
  }
}

export const r11: Scenario = { id: "R11", title: "a store that is damaged, read-only or full", run };
