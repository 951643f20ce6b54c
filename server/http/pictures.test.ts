import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openPictureStore } from "#server/picture-store/picture-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type PictureFault, type PictureHostStandIn, startPictureHost } from "#tests/support/picture-host.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// The whole proxy over real HTTP, real files and the real encoder.
let host: PictureHostStandIn;
beforeAll(async () => {
  host = await startPictureHost();
});
afterAll(() => host.close());
beforeEach(() => {
  host.setFault(null);
  host.calls.length = 0;
});

const patience = { connectMs: 500, headersMs: 300, bodyMs: 300, totalMs: 2000, pictureBytes: 1024 * 1024 };
const chromium = { accept: "image/avif,image/webp,image/apng,image/*,*/*;q=0.8" };
const older = { accept: "image/webp,*/*" };
const path = "/t/p/w500/aBc_1-2.jpg";

type Wishes = { dataDir?: string; maxBytes?: number; atOnce?: number; maxWaiting?: number; encoderQueue?: number };

async function open({ dataDir = temporaryFolder(), maxBytes, encoderQueue, ...hostTurns }: Wishes = {}) {
  const errors: unknown[] = [];
  const store = await openPictureStore({
    baseUrl: host.baseUrl,
    dataDir,
    onError: (error) => void errors.push(error),
    hostLimits: patience,
    hostTurns,
    ...(maxBytes !== undefined && { maxBytes }),
    ...(encoderQueue !== undefined && { encoderTurns: { maxWaiting: encoderQueue } }),
  });
  onTestFinished(() => store.close());
  const folder = join(dataDir, "pictures");
  return { ...sampleApp({ pictures: store }), store, folder, errors, bytesOnDisk: () => sizes(folder).reduce((sum, size) => sum + size, 0) };
}

const sizes = (folder: string): number[] => readdirSync(folder).map((name) => statSync(join(folder, name)).size);
const seen = (response: Response) => [response.status, response.headers.get("content-type"), response.headers.get("cache-control")];
const forGood = "public, max-age=31536000, immutable";

describe("a picture", () => {
  test("comes in the best format that the browser names, for good, and is fetched once", async () => {
    const { get, store } = await open();
    expect(seen(await get(path))).toEqual([200, "image/jpeg", forGood]);
    expect(seen(await get(path, { accept: "image/webp;q=0, */*" }))).toEqual([200, "image/jpeg", forGood]);
    expect(seen(await get(path, older))).toEqual([200, "image/webp", forGood]);
    const [first, second, third] = [await get(path, chromium), await get(path, chromium), await get(path, chromium)];
    for (const response of [first, second, third]) expect(seen(response)).toEqual([200, "image/webp", forGood]);
    // Three who can show AVIF make it worth its time.
    await store.settled();
    const hot = await get(path, chromium);
    expect(seen(hot)).toEqual([200, "image/avif", forGood]);
    expect(seen(await get(path, older))).toEqual([200, "image/webp", forGood]);
    expect((await hot.arrayBuffer()).byteLength).toBeLessThan((await first.arrayBuffer()).byteLength);
    expect(host.calls).toEqual(["/w500/aBc_1-2.jpg"]);
  });

  test("says that it depends on Accept, knows its tag, and carries a file's headers", async () => {
    const { get } = await open();
    const response = await get(path, older);
    expect([response.headers.get("vary"), response.headers.get("content-security-policy")]).toEqual(["Accept", "default-src 'none'; frame-ancestors 'none'"]);
    expect(response.headers.get("content-length")).toBe(String((await response.arrayBuffer()).byteLength));
    const etag = response.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await get(path, { ...older, "if-none-match": etag });
    expect([again.status, again.headers.get("etag"), (await again.arrayBuffer()).byteLength]).toEqual([304, etag, 0]);
    expect((await get(path, { "if-none-match": etag })).status).toBe(200);
  });

  test("goes out as it came, and not for good, while the encoder has too much to do", async () => {
    const { get } = await open({ encoderQueue: 0 });
    const both = await Promise.all(["/t/p/w500/a.jpg", "/t/p/w500/b.jpg"].map((one) => get(one, older)));
    const types = both.map((response) => response.headers.get("content-type"));
    expect(new Set(types)).toEqual(new Set(["image/jpeg", "image/webp"]));
    expect(seen(both[types.indexOf("image/jpeg")] ?? expect.unreachable())).toEqual([200, "image/jpeg", "public, max-age=300"]);
  });

  test("of the largest size goes out as it came", async () => {
    const { get } = await open();
    expect(seen(await get("/t/p/original/a.jpg", chromium))).toEqual([200, "image/jpeg", forGood]);
  });

  test("that a thousand want at once is fetched once", async () => {
    const { get } = await open();
    const answers = await Promise.all(Array.from({ length: 1000 }, () => get(path, older)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(host.calls).toEqual(["/w500/aBc_1-2.jpg"]);
  });
});

describe("the allow-list", () => {
  test.each([
    "/t/p/w501/a.jpg",
    "/t/p/w2000/a.jpg",
    "/t/p/__proto__/a.jpg",
    "/t/p/w500/a.svg",
    "/t/p/w500/a.jpg.svg",
    "/t/p/w500/a.gif",
    "/t/p/w500/.jpg",
    "/t/p/w500/a..jpg",
    "/t/p/w500/b/a.jpg",
    "/t/p/w500/%2e%2e%2fa.jpg",
    "/t/p/w500/a%00.jpg",
    "/t/p/w500/a@evil.example.jpg",
    `/t/p/w500/${"a".repeat(101)}.jpg`,
    "/t/p/w500/",
    "/t/p/",
  ])("%s is not asked for", async (refused) => {
    const { get } = await open();
    expect(seen(await get(refused, chromium))).toEqual([404, "text/plain; charset=UTF-8", "public, max-age=60"]);
    expect(host.calls).toEqual([]);
  });
});

describe("when the image host fails", () => {
  const faults: PictureFault[] = [
    { kind: "status", status: 500 },
    { kind: "status", status: 403 },
    { kind: "redirect", to: "/t/p/w500/other.jpg" },
    { kind: "hang" },
    { kind: "stall" },
    { kind: "large", bytes: 2 * 1024 * 1024 },
    { kind: "html" },
    { kind: "svg" },
    { kind: "damaged" },
  ];
  test.each(faults)("($kind) nothing of it is shown or kept, and it is asked once", async (fault) => {
    host.setFault(fault);
    const { get, store, folder, errors } = await open();
    for (const _ of [1, 2]) expect(seen(await get(path, older))).toEqual([502, "text/plain; charset=UTF-8", "no-store"]);
    await store.settled();
    expect([host.calls, readdirSync(folder), errors.length]).toEqual([["/w500/aBc_1-2.jpg"], [], 1]);
  });

  test("a picture that is not there is 404, for a minute, and no fault of anybody's", async () => {
    host.setFault({ kind: "status", status: 404 });
    const { get, errors } = await open();
    for (const _ of [1, 2]) expect(seen(await get(path, older))).toEqual([404, "text/plain; charset=UTF-8", "public, max-age=60"]);
    expect([host.calls, errors]).toEqual([["/w500/aBc_1-2.jpg"], []]);
  });

  test("what was seen stands", async () => {
    const { get } = await open();
    await get(path, older);
    host.setFault({ kind: "hang" });
    expect((await get(path, older)).status).toBe(200);
  });

  test("no more than so many wait for it, and the rest are told to come again", async () => {
    host.setFault({ kind: "held" });
    const { get } = await open({ atOnce: 2, maxWaiting: 3 });
    const answers = Array.from({ length: 8 }, (_, index) => get(`/t/p/w500/film${index}.jpg`, older));
    await eventually(() => expect(host.calls).toHaveLength(2));
    const refused = await Promise.all(answers.slice(5));
    expect(refused.map((response) => [response.status, response.headers.get("retry-after")])).toEqual(Array(3).fill([503, "2"]));
    host.setFault(null);
    host.release();
    expect((await Promise.all(answers.slice(0, 5))).map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(host.calls).toHaveLength(5);
  });
});

describe("the files", () => {
  const names = Array.from({ length: 12 }, (_, index) => `/t/p/w342/film${index}.jpg`);

  test("stay within their bytes: what was asked for longest ago goes first", async () => {
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

  test("outlast a restart, and count then", async () => {
    const before = await open();
    for (const name of names) await before.get(name, older);
    await before.store.settled();
    const dataDir = join(before.folder, "..");
    const after = await open({ dataDir });
    host.calls.length = 0;
    for (const name of names) expect((await after.get(name, older)).status).toBe(200);
    expect(host.calls).toEqual([]);
    const smaller = await open({ dataDir, maxBytes: 100_000 });
    await smaller.store.settled();
    expect(smaller.bytesOnDisk()).toBeLessThanOrEqual(100_000);
  });

  test("are not believed when they are damaged or cut short", async () => {
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

  test("that cannot be written cost nobody a picture", async () => {
    const dataDir = temporaryFolder();
    // A file where the folder should be: the same for root as for everybody.
    writeFileSync(join(dataDir, "pictures"), "");
    const { get, errors } = await open({ dataDir });
    expect((await get(path, older)).status).toBe(200);
    expect(errors.length).toBeGreaterThan(0);
  });
});
