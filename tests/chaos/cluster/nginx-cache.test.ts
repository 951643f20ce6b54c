import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startNginx } from "./nginx.ts";
import { takePort } from "./ports.ts";
import { inSandbox } from "./sandbox.ts";
import { deployFile } from "./template.ts";

type Edge = { get: (path: string, encodings?: string) => Promise<string>; requests: string[] };

/** The documented nginx with its cache, before a node whose responses say how many it has sent. Addresses below /search are a visitor's own. */
const behindCache = (work: (edge: Edge) => Promise<void>, changes: Record<string, string> = {}): Promise<void> =>
  inSandbox(async (sandbox) => {
    const requests: string[] = [];
    const port = await takePort();
    const node = createServer(({ url, headers }, response) => {
      requests.push(`${url} ${headers["accept-encoding"] ?? "unencoded"}`);
      const gone = url === "/gone";
      const lifetime = url?.startsWith("/search") ? "private, max-age=60" : "public, max-age=60, s-maxage=300";
      response.writeHead(gone ? 410 : 200, { "cache-control": lifetime, vary: "accept-encoding" }).end(`response ${requests.length}`);
    });
    sandbox.defer(() => {
      node.close();
      node.closeAllConnections();
    });
    await new Promise<void>((resolve) => node.listen(port, "127.0.0.1", resolve));
    const site = await startNginx(sandbox, [port], { "#cache ": "", "/var/cache/nginx/matinee": join(sandbox.folder, "cache"), ...changes });
    requests.length = 0;
    const get = async (path: string, encodings = "gzip, deflate, br, zstd") => (await fetch(site + path, { headers: { "accept-encoding": encodings } })).text();
    await work({ get, requests });
  });

test("a page is requested once for each encoding, whatever else a browser accepts", () =>
  behindCache(async ({ get, requests }) => {
    for (const encodings of ["br", "gzip, deflate, br", "gzip", "deflate, gzip;q=0.5", "identity", "br;q=0, gzip", "gzip ; q=0.000,br;q=0.0"])
      await get("/movie/19", encodings);
    expect(requests).toEqual(["/movie/19 br", "/movie/19 gzip", "/movie/19 unencoded"]);
    await get("/gone");
    await get("/gone");
    expect(requests.filter((request) => request.startsWith("/gone"))).toHaveLength(1);
  }));

test("no other address, encoding or host leads to a page's entry", () =>
  behindCache(async ({ get, requests }) => {
    for (const [path, encodings] of [
      ["/movie/19br", "identity"],
      ["/movie/19gzip", "identity"],
      ["/movie/19", "br"],
      ["/movie/19", "gzip"],
      ["/movie/19", "identity"],
    ] as const)
      await get(path, encodings);
    expect(requests).toEqual(["/movie/19br unencoded", "/movie/19gzip unencoded", "/movie/19 br", "/movie/19 gzip", "/movie/19 unencoded"]);
  }));

test("what is a visitor's own is requested each time", () =>
  behindCache(async ({ get }) => {
    expect([await get("/search?q=a"), await get("/search?q=a")]).toEqual(["response 1", "response 2"]);
  }));

test("a page is requested again soon, so that a takedown is in force", () =>
  behindCache(
    async ({ get }) => {
      expect(await get("/movie/19")).toBe("response 1");
      await expect.poll(() => get("/movie/19"), { timeout: 60_000 }).toBe("response 2");
    },
    { "proxy_cache_valid 5s": "proxy_cache_valid 1s" },
  ));

test("the documented command enables every line of it", () => {
  // nginx makes the last folder of its path alone. Debian's has none above it, and every later reload would fail.
  const command = "mkdir -p /var/cache/nginx\nsed -i 's/#cache //' /etc/nginx/nginx.conf";
  expect(deployFile("nginx.conf", {})).toContain("proxy_cache_path /var/cache/nginx/matinee ");
  expect(readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8")).toContain(command);
  expect(deployFile("nginx.conf", { "#cache ": "" })).not.toContain("#cache");
});
