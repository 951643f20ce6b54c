import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Sandbox } from "./sandbox.ts";

/** One call to the provider: its path below `/3`, and its time (Date.now). */
export type Call = { path: string; atMs: number };

export type Provider = {
  /** The variables of a node that uses it. */
  env: Record<string, string>;
  /** So far, in order. */
  calls(): Promise<Call[]>;
  /** How many of them are for a title: "/movie/19". */
  callsFor(path: string): Promise<number>;
};

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, "message");
  return message as T;
}

/** The provider's stand-in, as a process of its own. It responds after `latencyMs`. */
export async function startProvider(sandbox: Sandbox, latencyMs = 0): Promise<Provider> {
  const child = fork(new URL("./provider-process.ts", import.meta.url), [String(latencyMs)]);
  sandbox.defer(() => child.kill("SIGKILL"));
  const { url } = await nextMessage<{ url: string }>(child);
  const calls = async (): Promise<Call[]> => {
    child.send("calls");
    return (await nextMessage<{ calls: Call[] }>(child)).calls;
  };
  return {
    env: { TMDB_API_KEY: "a-key", TMDB_BASE_URL: url, IMAGE_BASE_URL: "http://localhost:9/t/p/" },
    calls,
    callsFor: async (title) => (await calls()).filter(({ path }) => path.startsWith(title)).length,
  };
}
