import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { freePort } from "#tests/support/free-port.ts";

/** Megabytes, and milliseconds since the look before. */
export type Vitals = { residentMb: number; heapMb: number; delayP99Ms: number };

type Inside = {
  /** Puts the server's clock forward. */
  ahead(ms: number): Promise<void>;
  vitals(collect?: "collect"): Promise<Vitals>;
};

export type InsideSite = BuiltServer & Inside;
export type LiveSite = { site: InsideSite; provider: FaultyProvider };

/** The built server with somebody inside it (`inside-server.ts`). */
export async function startInsideSite(env: Record<string, string> = {}): Promise<InsideSite> {
  const port = await freePort();
  const preload = new URL("../support/inside-server.ts", import.meta.url).href;
  const site = await startBuiltServer({ NODE_OPTIONS: `--import ${preload}`, INSIDE_PORT: String(port), LOG_LEVEL: "fatal", ...env });
  const ask = async (path: string): Promise<Vitals> => (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as Vitals;
  return { ...site, ahead: async (ms) => void (await ask(`/ahead?ms=${ms}`)), vitals: (collect) => ask(`/${collect ?? "vitals"}`) };
}

/** Runs `work` with a site whose live provider can fail, and ends both. */
export async function withLiveSite<T>(work: (live: LiveSite) => Promise<T>, env: Record<string, string> = {}): Promise<T> {
  const provider = await startFaultyProvider();
  const address = { TMDB_API_KEY: "canary-4711", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: "http://localhost:9/t/p/" };
  try {
    const site = await startInsideSite({ ...address, ...env });
    try {
      return await work({ site, provider });
    } finally {
      await site.stop();
    }
  } finally {
    await provider.close();
  }
}
