import { type BuiltServer, nodeOptions, startBuiltServer } from "#tests/support/built-server.ts";
import { type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { freePort } from "#tests/support/free-port.ts";

/** `delayP99Ms`: of the event loop; `longestHoldMs`: of it, in processor time. Both since the last call. `delayInAllP99Ms`: since the first. */
export type Vitals = { residentMb: number; heapMb: number; delayP99Ms: number; delayInAllP99Ms: number; longestHoldMs: number };

type Control = {
  /** Time passes. */
  advanceClock(ms: number): Promise<void>;
  /** The system's clock is set; a negative time sets it back. */
  setClockAhead(ms: number): Promise<void>;
  /** The monotonic clock, by which calls are limited and durations measured. Timers do not run sooner. */
  advanceMonotonicClock(ms: number): Promise<void>;
  vitals(collect?: "collect"): Promise<Vitals>;
};

export type ControlledSite = BuiltServer & Control;
export type LiveSite = { site: ControlledSite; provider: FaultyProvider };

/** The built server with a control port (`server-control.ts`). */
export async function startControlledSite(env: Record<string, string> = {}): Promise<ControlledSite> {
  const port = await freePort();
  const control = new URL("../support/server-control.ts", import.meta.url);
  const site = await startBuiltServer({ ...nodeOptions(control), CONTROL_PORT: String(port), LOG_LEVEL: "fatal", ...env });
  const call = async (path: string): Promise<Vitals> => (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as Vitals;
  return {
    ...site,
    advanceClock: async (ms) => void (await call(`/advance-clock?ms=${ms}`)),
    setClockAhead: async (ms) => void (await call(`/set-clock-ahead?ms=${ms}`)),
    advanceMonotonicClock: async (ms) => void (await call(`/advance-monotonic-clock?ms=${ms}`)),
    vitals: (collect) => call(`/${collect ?? "vitals"}`),
  };
}

/** Runs `work` with a site and its faulty provider, and stops both. */
export async function withLiveSite<T>(work: (live: LiveSite) => Promise<T>, env: Record<string, string> = {}): Promise<T> {
  const provider = await startFaultyProvider();
  const address = { TMDB_API_KEY: "canary-4711", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: "http://localhost:9/t/p/" };
  try {
    const site = await startControlledSite({ ...address, ...env });
    try {
      return await work({ site, provider });
    } finally {
      await site.stop();
    }
  } finally {
    await provider.close();
  }
}
