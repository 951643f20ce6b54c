import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

function builtSite(deps: Parameters<typeof sampleApp>[0] = {}) {
  const root = temporaryFolder();
  mkdirSync(join(root, "build/client/assets"), { recursive: true });
  mkdirSync(join(root, "build/client/.vite"));
  mkdirSync(join(root, "sample/film"), { recursive: true });
  writeFileSync(join(root, "build/client/assets/client-abc123.js"), "export {};");
  for (const ending of ["br", "gz"]) writeFileSync(join(root, `build/client/assets/client-abc123.js.${ending}`), ending);
  writeFileSync(join(root, "build/client/.vite/manifest.json"), "SECRET");
  writeFileSync(join(root, "build/secret.js"), "SECRET");
  return sampleApp({ root, ...deps });
}

describe("the build's files", () => {
  test("are immutable", async () => {
    const response = await builtSite().get("/assets/client-abc123.js");
    expect([response.status, await response.text()]).toEqual([200, "export {};"]);
    expect(response.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("vary with what is accepted, also where they are sent plain", async () => {
    expect((await builtSite().get("/assets/client-abc123.js")).headers.get("vary")).toBe("accept-encoding");
  });

  test.each([
    ["br;q=0.9, gzip;q=0.5", "br"],
    ["gzip;q=0.7", "gzip"],
    ["br;q=0, gzip;q=1.0", "gzip"],
    ["br;q=0", null],
    ["identity", null],
  ])("are sent in an encoding that %s accepts (%s)", async (accepted, encoding) => {
    const response = await builtSite().get("/assets/client-abc123.js", { "accept-encoding": accepted });
    expect([response.status, response.headers.get("content-encoding")]).toEqual([200, encoding]);
  });

  test.each(["bytes=0-2", "bytes=a-b", "bytes=9999-"])("are sent whole, whatever range is requested (%s)", async (range) => {
    const response = await builtSite().get("/assets/client-abc123.js", { range });
    expect([response.status, await response.text()]).toEqual([200, "export {};"]);
  });

  test("that are missing are 404 and not cached", async () => {
    const response = await builtSite().get("/assets/client-old.js");
    expect([response.status, await response.text()]).toEqual([404, "There is no such file"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    "/assets/",
    "/assets/../.vite/manifest.json",
    "/assets/%2e%2e/.vite/manifest.json",
    "/assets/..%2f.vite/manifest.json",
    "/assets/..%5c.vite/manifest.json",
    "/assets/..%2f..%2fsecret.js",
    "/assets//../../secret.js",
    "/assets/%00",
    "/.vite/manifest.json",
  ])("%s exposes no other file", async (path) => {
    const response = await builtSite().get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("SECRET");
  });
});

describe("the assets of other builds", () => {
  const withOtherBuilds = (remote: Record<string, string>) => {
    const lookups: string[] = [];
    const folder = temporaryFolder();
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "assets/screen-old12345.css"), "a{}");
    const find = async (name: string) => {
      lookups.push(name);
      return remote[name] === undefined ? null : new TextEncoder().encode(remote[name]);
    };
    return { lookups, site: builtSite({ otherBuilds: { entries: [], folders: [folder], find } }) };
  };

  test("are served from the data folder, then from other nodes", async () => {
    const { site, lookups } = withOtherBuilds({ "client-new12345.js": "export {};" });
    const local = await site.get("/assets/screen-old12345.css");
    expect([local.status, await local.text(), lookups]).toEqual([200, "a{}", []]);
    const fromNode = await site.get("/assets/client-new12345.js");
    expect([fromNode.status, await fromNode.text(), fromNode.headers.get("content-type")]).toEqual([200, "export {};", "text/javascript; charset=utf-8"]);
    expect(fromNode.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(fromNode.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("that no node has are 404, and impossible names are not looked up", async () => {
    const { site, lookups } = withOtherBuilds({});
    for (const path of ["/assets/client-gone1234.js", "/assets/x", "/assets/../secret", "/assets/a'b-12345678.js", "/assets/%00-12345678.js"])
      expect((await site.get(path)).status).toBe(404);
    expect(lookups).toEqual(["client-gone1234.js"]);
  });
});

describe("the icon", () => {
  test("is the brand's", async () => {
    const icon = '<svg xmlns="http://www.w3.org/2000/svg"><title>Ours</title></svg>';
    const response = await sampleApp({ icon }).get("/favicon.svg");
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([200, "image/svg+xml", icon]);
  });

  test.each([
    ["/favicon.ico", "image/x-icon", 48, 4],
    ["/apple-touch-icon.png", "image/png", 180, 3],
    ["/icon-192.png", "image/png", 192, 4],
    ["/icon-512.png", "image/png", 512, 4],
    ["/icon-maskable-512.png", "image/png", 512, 3],
    ["/icon-monochrome-512.png", "image/png", 512, 4],
  ])("is drawn as %s (%s, %d pixels, %d channels)", async (path, type, size, channels) => {
    const icon =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" rx="4" fill="#123456"/><path d="M3 3h4v4H3z" fill="#fff"/></svg>';
    const response = await sampleApp({ icon }).get(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { data, info } = await sharp(path.endsWith(".ico") ? bytes.subarray(22) : bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([size, size, channels]);
    const pixel = (x: number, y: number) => [...data.subarray((y * size + x) * channels, (y * size + x + 1) * channels)];
    expect(pixel(size / 2, size / 2)).toEqual([255, 255, 255, 255].slice(0, channels));
    // A home screen's icon has no transparent corners, the others have.
    expect(pixel(0, 0)).toEqual(channels === 3 ? [0x12, 0x34, 0x56] : [expect.any(Number), expect.any(Number), expect.any(Number), 0]);
  });

  test("that cannot be drawn is the SVG, and the reason is logged once", async () => {
    const { get, errors } = sampleApp({ icon: "<svg" });
    for (const response of [await get("/favicon.ico"), await get("/favicon.ico")])
      expect([response.status, response.headers.get("location"), errors.length]).toEqual([307, "/favicon.svg", 1]);
  });
});

describe("drawn pictures", () => {
  test("are served with the embedded catalog", async () => {
    const artwork = (request: Request) =>
      new Response(`drawn for ${new URL(request.url).pathname}`, {
        status: 200,
        headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=60" },
      });
    const response = await sampleApp({ artwork }).get("/t/p/w500/metropolis.svg");
    expect(await response.text()).toBe("drawn for /t/p/w500/metropolis.svg");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  });

  test("are 404 with a live provider", async () => {
    expect((await sampleApp().get("/t/p/w500/metropolis.svg")).status).toBe(404);
  });
});
