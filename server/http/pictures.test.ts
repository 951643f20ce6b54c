import { readdirSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { openPictures, type PictureOptions } from "#tests/support/open-pictures.ts";
import { type PictureFault, type PictureHostStandIn, startPictureHost } from "#tests/support/picture-host.ts";

let host: PictureHostStandIn;
beforeAll(async () => {
  host = await startPictureHost();
});
afterAll(() => host.close());
beforeEach(() => {
  host.setFault(null);
  host.calls.length = 0;
});

const open = (wishes?: PictureOptions) => openPictures(host, wishes);
const chromium = { accept: "image/avif,image/webp,image/apng,image/*,*/*;q=0.8" };
const older = { accept: "image/webp,*/*" };
const path = "/t/p/w500/aBc_1-2.jpg";
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
    // Who comes first is the disk's affair, which each of them asks before.
    const refused: Response[] = [];
    for (const answer of answers) void answer.then((response) => response.status === 503 && refused.push(response));
    await eventually(() => expect([host.calls.length, refused.length]).toEqual([2, 3]));
    expect(refused.map((response) => response.headers.get("retry-after"))).toEqual(Array(3).fill("2"));
    host.setFault(null);
    host.release();
    const all = await Promise.all(answers);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(host.calls).toHaveLength(5);
  });
});
