import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Probe } from "#features/media/media-probe.ts";
import { storedFiles } from "#features/media/rows/media-rows.ts";
import { sqliteMediaRows } from "#features/media/rows/sqlite-media-rows.ts";
import { embeddedTitles } from "#tests/support/embedded-titles.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { scanLibrary } from "./scan-library.ts";

const probe: Probe = { container: "mkv", durationS: 60, video: null, audio: [], text: [], problem: null };
const log = { info: () => undefined, warn: () => undefined };
const name = "Metropolis (1927).mkv";

/** Long enough ago that a scan does not take the file for one that grows. */
function write(path: string, content: string): void {
  writeFileSync(path, content);
  utimesSync(path, 1_600_000_000, 1_600_000_000);
}

/** Two folders, and a scan that calls `meanwhile` when it has read the first one. */
async function library() {
  const { titles, source } = await embeddedTitles(process.cwd());
  const rows = sqliteMediaRows(temporaryFolder(), log);
  onTestFinished(rows.close);
  const folders = [temporaryFolder(), temporaryFolder()];
  const [first = "", second = ""] = folders;
  write(join(second, "The Kid (1921).mkv"), "kid");
  const scan = async (meanwhile?: () => Promise<unknown>) => {
    let isDone = meanwhile === undefined;
    const call = async <T>(root: number, run: () => Promise<T>): Promise<T> => {
      if (root === 1 && !isDone) {
        isDone = true;
        await meanwhile?.();
      }
      return run();
    };
    return scanLibrary({ folders, source, titles: titles(), rows, retryMs: 0, call });
  };
  const stored = async () => [...(await storedFiles(rows)).values()].find(({ root }) => root === 0);
  return { rows, film: join(first, name), other: join(first, "The General (1926).mkv"), scan, stored };
}

test("a file that another scan has stored in a folder that this one had passed is not taken for gone", async () => {
  const { film, other, scan, rows } = await library();
  write(other, "general");
  await scan(async () => {
    write(film, "metropolis");
    await scan();
  });
  expect([...(await storedFiles(rows)).values()].map(({ body }) => body.isGone)).toEqual([false, false, false]);
});

test("what another scan has stored of a newer file stays, with what was read of it", async () => {
  const { film, scan, stored, rows } = await library();
  write(film, "metropolis");
  await scan();
  await scan(async () => {
    write(film, "metropolis, restored");
    await scan();
    await rows.saveProbe((await stored()) ?? expect.unreachable(), probe);
  });
  expect(await stored()).toMatchObject({ size: "metropolis, restored".length, probe });
});

test("a file that is gone is found gone, although something is stored of another one meanwhile", async () => {
  const { film, other, scan, rows } = await library();
  write(film, "metropolis");
  write(other, "general");
  await scan();
  const kid = [...(await storedFiles(rows)).values()].find(({ root }) => root === 1) ?? expect.unreachable();
  rmSync(film);
  await scan(() => rows.saveProbe(kid, probe));
  expect([...(await storedFiles(rows)).values()].filter(({ body }) => body.isGone).map(({ path }) => Buffer.from(path).toString())).toEqual([name]);
});
