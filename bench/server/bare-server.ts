import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/free-port.ts";
import { type PinnedProcess, startPinned } from "./process.ts";

export type BareServer = { url: string; running: () => PinnedProcess; stop: () => Promise<void> };

/** A server of `node:http` alone on the measured processor, which sends one response to every request. */
export async function startBareServer(headers: Record<string, string>, body: Uint8Array): Promise<BareServer> {
  const folder = mkdtempSync(join(tmpdir(), "matinee-bare-"));
  const file = join(folder, "response");
  writeFileSync(file, Buffer.concat([Buffer.from(`${JSON.stringify(headers)}\n`), body]));
  const port = await freePort();
  const running = await startPinned([process.execPath, join(import.meta.dirname, "bare-server.mjs"), String(port), file], port);
  return {
    url: `http://127.0.0.1:${port}`,
    running: () => running,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
