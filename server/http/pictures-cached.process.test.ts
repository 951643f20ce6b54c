import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openPictures, type PictureOptions } from "#tests/support/open-pictures.ts";
import { startPictureHost } from "#tests/support/picture-host.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const host = await startPictureHost();
afterAll(() => host.close());
beforeEach(() => {
  host.calls.length = 0;
});

const open = (options?: PictureOptions) => openPictures(host, options);
const webp = { accept: "image/webp,*/*" };
const path = "/t/p/w500/aBc_1-2.jpg";

describe("the picture cache on disk", () => {
  const names = Array.from({ length: 12 }, (_, index) => `/t/p/w342/film${index}.jpg`);

  test("stays within its limit and evicts the least recently used", async () => {
    const first = await open();
    await first.get(names[0] ?? "");
    const one = first.bytesOnDisk();
    const maxBytes = Math.round(one * 5.5);
    const { get, store, bytesOnDisk } = await open({ maxBytes });
    for (const name of names) {
      await get(names[0] ?? "");
      await get(name);
    }
    await store.settled();
    expect(bytesOnDisk()).toBeLessThanOrEqual(maxBytes);
    host.calls.length = 0;
    for (const name of [names[0] ?? "", ...names.slice(-3)]) await get(name);
    expect(host.calls).toEqual([]);
    await get(names[1] ?? "");
    expect(host.calls).toEqual(["/w342/film1.jpg"]);
  });

  test("survives a restart with its size", async () => {
    const before = await open();
    for (const name of names) await before.get(name, webp);
    await before.store.settled();
    const dataDir = join(before.folder, "..");
    const after = await open({ dataDir });
    host.calls.length = 0;
    for (const name of names) expect((await after.get(name, webp)).status).toBe(200);
    expect(host.calls).toEqual([]);
    const smaller = await open({ dataDir, maxBytes: 100_000 });
    await smaller.store.settled();
    expect(smaller.bytesOnDisk()).toBeLessThanOrEqual(100_000);
  });

  test("deletes files that were not downloaded again for 90 days, however recently they were viewed", async () => {
    const { get, folder, store } = await open();
    await get(path);
    await store.settled();
    const file = join(folder, readdirSync(folder)[0] ?? "");
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const openAgain = () => open({ dataDir: join(folder, "..") });
    utimesSync(file, daysAgo(1), daysAgo(89));
    const viewed = await openAgain();
    await viewed.get(path);
    await viewed.store.settled();
    expect(statSync(file).atime.getTime()).toBeGreaterThan(daysAgo(0.5).getTime());
    expect(statSync(file).mtime.getTime()).toBeLessThan(daysAgo(88).getTime());
    expect(host.calls).toHaveLength(1);
    utimesSync(file, new Date(), daysAgo(91));
    const late = await openAgain();
    await late.store.settled();
    expect(readdirSync(folder)).toEqual([]);
    await late.get(path);
    expect(host.calls).toHaveLength(2);
  });

  test("detects damaged and truncated files", async () => {
    const { get, folder, store } = await open();
    const again = async () => (await open({ dataDir: join(folder, "..") })).get(path);
    const good = await (await get(path)).arrayBuffer();
    await store.settled();
    const file = join(folder, readdirSync(folder)[0] ?? "");
    const whole = readFileSync(file);
    for (const wrong of [whole.subarray(0, 1000), Buffer.concat([whole.subarray(0, 500), Buffer.alloc(500), whole.subarray(1000)]), Buffer.alloc(0)]) {
      writeFileSync(file, wrong);
      expect(Buffer.from(await (await again()).arrayBuffer()).equals(Buffer.from(good))).toBe(true);
    }
    expect(host.calls).toHaveLength(4);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("may be unwritable: pictures are served all the same", async () => {
    const dataDir = temporaryFolder();
    // A file in the folder's place fails for root as well.
    writeFileSync(join(dataDir, "pictures"), "");
    const { get, errors } = await open({ dataDir });
    expect((await get(path, webp)).status).toBe(200);
    expect(errors.length).toBeGreaterThan(0);
  });
});
