import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { memoryEnv, memoryFlags, nodeOptions } from "#tests/support/built-server.ts";
import { takePort } from "./ports.ts";
import { type Program, startProgram } from "./program.ts";
import type { Sandbox } from "./sandbox.ts";
import { until } from "./until.ts";

/** The folder with this checkout's `build`. */
export const thisBuild = fileURLToPath(new URL("../../../", import.meta.url));

export type Node = {
  port: number;
  /** "http://127.0.0.1:5152" */
  url: string;
  dataDir: string;
  /** Starts `build` (by default the last one) and waits for `/readyz`. */
  start(build?: string): Promise<void>;
  /** SIGTERM drains it, SIGKILL does not. @returns its exit code, `null` if a signal ended it */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
  hasEnded(): boolean;
  /** Of its last run. @throws if it was never started */
  pid(): number;
  /** Of all its runs. */
  output(): string;
};

/** A node that is not started yet, with a port and a DATA_DIR of its own; `env` overrides what every node gets. */
export async function makeNode(sandbox: Sandbox, env: Record<string, string>): Promise<Node> {
  const port = await takePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = join(sandbox.folder, `node-${port}`);
  mkdirSync(dataDir);
  const own = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, PUBLIC_ORIGIN: "http://localhost", NODE_ENV: "production", LOG_LEVEL: "error" };
  const runs: Program[] = [];
  let build = thisBuild;
  const output = () => runs.map((run) => run.output()).join("");
  sandbox.defer(() => runs.at(-1)?.stop("SIGKILL"));
  return {
    port,
    url,
    dataDir,
    output,
    hasEnded: () => runs.at(-1)?.hasEnded() ?? true,
    pid: () => {
      const pid = runs.at(-1)?.pid;
      if (pid === undefined) throw new Error(`the node on ${port} does not run`);
      return pid;
    },
    start: async (next = build) => {
      build = next;
      const run = startProgram(process.execPath, [...memoryFlags, "build/server/main.js"], {
        cwd: build,
        env: { ...memoryEnv, ...nodeOptions(), ...own, TRUSTED_PROXY_HOPS: "1", ...env },
      });
      runs.push(run);
      await until(`the node on ${port}`, async () => {
        if (run.hasEnded()) throw new Error(output());
        return (await fetch(`${url}/readyz`)).ok;
      });
    },
    stop: async (signal) => (await runs.at(-1)?.stop(signal)) ?? null,
  };
}

/** `count` nodes, started together. */
export async function startNodes(sandbox: Sandbox, count: number, env: Record<string, string>): Promise<Node[]> {
  const nodes = await Promise.all(Array.from({ length: count }, () => makeNode(sandbox, env)));
  await Promise.all(nodes.map((node) => node.start()));
  return nodes;
}
