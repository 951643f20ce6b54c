import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Stage } from "./stage.ts";

/** One call of the film database: its path below `/3`, and when it came (Date.now). */
export type Call = { path: string; atMs: number };

export type Provider = {
  /** What a node needs to ask it, beside its key. */
  env: Record<string, string>;
  /** All calls so far, in order. */
  calls(): Promise<Call[]>;
};

async function heard<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, "message");
  return message as T;
}

/** The stand-in of the film database, as a process of its own. */
export async function startProvider(stage: Stage): Promise<Provider> {
  const child = fork(new URL("./provider-process.ts", import.meta.url));
  stage.defer(() => child.kill("SIGKILL"));
  const { url } = await heard<{ url: string }>(child);
  return {
    env: { TMDB_API_KEY: "a-key-of-the-show", TMDB_BASE_URL: url, IMAGE_BASE_URL: "http://localhost:9/t/p/" },
    calls: async () => {
      child.send("calls");
      return (await heard<{ calls: Call[] }>(child)).calls;
    },
  };
}

/** The most calls that came within any one second. */
export function mostInOneSecond(calls: readonly Call[]): number {
  let most = 0;
  let first = 0;
  for (const [last, { atMs }] of calls.entries()) {
    while (atMs - (calls[first]?.atMs ?? atMs) >= 1000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}
