import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryEnv, memoryFlags } from "#tests/support/built-server.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type PinnedProcess, startPinned } from "./process.ts";

export type Site = { url: string; port: number; running: () => PinnedProcess; restart: () => Promise<void>; stop: () => Promise<void> };

/** The production build on the embedded catalog, pinned to one processor, with a store of its own. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "matinee-bench-"));
  const all = { PORT: String(port), PUBLIC_ORIGIN: url, NODE_ENV: "production", LOG_LEVEL: "error", ...memoryEnv, DATA_DIR: dataDir, ...env };
  const start = () => startPinned([process.execPath, ...memoryFlags, "build/server/main.js"], port, all);
  let running = await start();
  return {
    url,
    port,
    running: () => running,
    restart: async () => {
      await running.stop();
      running = await start();
    },
    stop: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const addressesIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);

/** The path of every page in the site's sitemaps: "/movie/19-metropolis". */
export async function sitePaths(url: string): Promise<string[]> {
  const read = async (address: string): Promise<string[]> => addressesIn(await (await fetch(address)).text());
  const files = await read(`${url}/sitemap.xml`);
  return (await Promise.all(files.map(read))).flat().map((address) => new URL(address).pathname);
}
