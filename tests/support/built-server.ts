import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type BuiltServer = {
  /** "http://localhost:40123", without a trailing slash; also its PUBLIC_ORIGIN. */
  url: string;
  /** What it wrote so far, both streams. */
  output(): string;
  /** Asks it to end, waits until it has, and removes its data. */
  stop(): Promise<void>;
};

const root = fileURLToPath(new URL("../../", import.meta.url));
const readyWithinMs = 20_000;
const lookEveryMs = 50;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * The production build (`build/server/main.js`) on a free port with a data folder of its own. `env` comes on top; nothing else of this
 * process' environment reaches it but PATH. @throws with what it wrote where it does not become ready
 */
export async function startBuiltServer(env: Record<string, string> = {}): Promise<BuiltServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "matinee-built-"));
  const child = spawn(process.execPath, ["build/server/main.js"], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), PUBLIC_ORIGIN: url, NODE_ENV: "production", LOG_LEVEL: "warn", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (written += chunk));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  const giveUpAt = Date.now() + readyWithinMs;
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`build/server/main.js did not become ready:\n${written}`);
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  return { url, output: () => written, stop };
}
