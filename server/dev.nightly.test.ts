import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// No type checks the addresses that Vite loads and serves: only a running server shows that they exist.

const root = fileURLToPath(new URL("..", import.meta.url));

test("npm run dev serves a page and every script and style that it names", async () => {
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: temporaryFolder(), LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, ["server/dev.ts"], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ready = Promise.withResolvers<void>();
  // Vite may write lines of its own before.
  child.stdout.on("data", (chunk: Buffer) => String(chunk).includes(`http://localhost:${port}`) && ready.resolve());
  child.once("exit", (code) => ready.reject(new Error(`server/dev.ts ended with ${code}`)));
  await ready.promise;
  const get = (path: string) => fetch(`http://localhost:${port}${path}`);
  for (const page of ["/", "/player/2embed/movie/19"]) {
    const response = await get(page);
    expect([page, response.status]).toEqual([page, 200]);
    const html = await response.text();
    const named = [...html.matchAll(/<(?:script[^>]* src|link rel="stylesheet" href)="([^"]+)"/g)].map(([, path = ""]) => path);
    expect(named).not.toEqual([]);
    for (const path of named) expect([path, (await get(path)).headers.get("content-type")]).toEqual([path, "text/javascript"]);
  }
});
