import { readdirSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openPictures, type PictureOptions } from "#tests/support/open-pictures.ts";
import { type PictureFault, startPictureHost } from "#tests/support/picture-host.ts";

const host = await startPictureHost();
afterAll(() => host.close());
beforeEach(() => {
  host.setFault(null);
  host.calls.length = 0;
});

const open = (options?: PictureOptions) => openPictures(host, options);
const chromium = { accept: "image/avif,image/webp,image/apng,image/*,*/*;q=0.8" };
const webp = { accept: "image/webp,*/*" };
const path = "/t/p/w500/aBc_1-2.jpg";
const summary = (response: Response) => [response.status, response.headers.get("content-type"), response.headers.get("cache-control")];
const immutable = "public, max-age=31536000, immutable";

describe("a picture", () => {
  test("comes in the best format that the browser accepts, immutable, and is fetched once", async () => {
    const { get, store } = await open();
    expect(summary(await get(path))).toEqual([200, "image/jpeg", immutable]);
    expect(summary(await get(path, { accept: "image/webp;q=0, */*" }))).toEqual([200, "image/jpeg", immutable]);
    expect(summary(await get(path, webp))).toEqual([200, "image/webp", immutable]);
    const [first, second, third] = [await get(path, chromium), await get(path, chromium), await get(path, chromium)];
    for (const response of [first, second, third]) expect(summary(response)).toEqual([200, "image/webp", immutable]);
    // Three requests that accept AVIF start its encoding.
    await store.settled();
    const popular = await get(path, chromium);
    expect(summary(popular)).toEqual([200, "image/avif", immutable]);
    expect(summary(await get(path, webp))).toEqual([200, "image/webp", immutable]);
    expect((await popular.arrayBuffer()).byteLength).toBeLessThan((await first.arrayBuffer()).byteLength);
    expect(host.calls).toEqual(["/w500/aBc_1-2.jpg"]);
  });

  test("varies by Accept, has an etag, and has a file's headers", async () => {
    const { get } = await open();
    const response = await get(path, webp);
    expect([response.headers.get("vary"), response.headers.get("content-security-policy")]).toEqual(["Accept", "default-src 'none'; frame-ancestors 'none'"]);
    expect(response.headers.get("content-length")).toBe(String((await response.arrayBuffer()).byteLength));
    const etag = response.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await get(path, { ...webp, "if-none-match": `"another", W/${etag}` });
    expect([again.status, again.headers.get("etag"), (await again.arrayBuffer()).byteLength]).toEqual([304, etag, 0]);
    expect((await get(path, { "if-none-match": etag })).status).toBe(200);
  });

  test("is sent as fetched, cacheable for minutes, while the encoder is busy", async () => {
    const { get } = await open({ encoderQueue: 0 });
    const both = await Promise.all(["/t/p/w500/a.jpg", "/t/p/w500/b.jpg"].map((one) => get(one, webp)));
    const types = both.map((response) => response.headers.get("content-type"));
    expect(new Set(types)).toEqual(new Set(["image/jpeg", "image/webp"]));
    expect(summary(both[types.indexOf("image/jpeg")] ?? expect.unreachable())).toEqual([200, "image/jpeg", "public, max-age=300"]);
  });

  test("of the original size is sent as fetched", async () => {
    const { get } = await open();
    expect(summary(await get("/t/p/original/a.jpg", chromium))).toEqual([200, "image/jpeg", immutable]);
  });

  test("of a shared link is cut to 1200 by 630 from the backdrop, once, and other sites may show it", async () => {
    const { get, store } = await open();
    const response = await get("/t/p/card/aBc_1-2.jpg", chromium);
    expect([...summary(response), response.headers.get("cross-origin-resource-policy")]).toEqual([200, "image/jpeg", immutable, "cross-origin"]);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
    await store.settled();
    expect((await get("/t/p/card/aBc_1-2.jpg")).headers.get("etag")).toBe(response.headers.get("etag"));
    expect(host.calls).toEqual(["/w1280/aBc_1-2.jpg"]);
  });

  test("of a shared link that cannot be decoded is 502, and one of a name that is not allowed is 404", async () => {
    host.setFault({ kind: "damaged" });
    const { get } = await open();
    expect((await get("/t/p/card/damaged.jpg")).status).toBe(502);
    host.setFault(null);
    for (const path of ["/t/p/card/a.svg", "/t/p/card/b/a.jpg", "/t/p/card/"]) expect((await get(path)).status).toBe(404);
  });

  test("is fetched once for a thousand concurrent requests", async () => {
    const { get } = await open();
    const responses = await Promise.all(Array.from({ length: 1000 }, () => get(path, webp)));
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
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
  ])("%s is not fetched", async (refused) => {
    const { get } = await open();
    expect(summary(await get(refused, chromium))).toEqual([404, "text/plain; charset=UTF-8", "public, max-age=60"]);
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
    { kind: "pixels" },
  ];
  /** For faults that only time ends. */
  const shortTimeouts = { headersMs: 300, bodyMs: 300 };
  test.each(faults)("($kind) nothing is sent or cached, and it is called once", async (fault) => {
    host.setFault(fault);
    const { get, store, folder, errors } = await open(fault.kind === "hang" || fault.kind === "stall" ? { hostLimits: shortTimeouts } : {});
    for (const _ of [1, 2]) expect(summary(await get(path, webp))).toEqual([502, "text/plain; charset=UTF-8", "no-store"]);
    await store.settled();
    expect([host.calls, readdirSync(folder), errors.length]).toEqual([["/w500/aBc_1-2.jpg"], [], 1]);
  });

  test("an absent picture is 404, cacheable for a minute, and no error", async () => {
    host.setFault({ kind: "status", status: 404 });
    const { get, errors } = await open();
    for (const _ of [1, 2]) expect(summary(await get(path, webp))).toEqual([404, "text/plain; charset=UTF-8", "public, max-age=60"]);
    expect([host.calls, errors]).toEqual([["/w500/aBc_1-2.jpg"], []]);
  });

  test("a cached picture is still served", async () => {
    const { get } = await open();
    await get(path, webp);
    host.setFault({ kind: "hang" });
    expect((await get(path, webp)).status).toBe(200);
  });
});
