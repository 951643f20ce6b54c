import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { startBuiltServer } from "#tests/support/built-server.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Starts the build with `env` and waits for it to give up. */
async function refused(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(process.execPath, ["build/server/main.js"], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: mkdtempSync(join(tmpdir(), "matinee-start-")), ...env },
  });
  let written = "";
  child.stderr.on("data", (chunk: Buffer) => (written += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, lines: written.trimEnd().split("\n") };
}

describe("the start", () => {
  test.each([
    [{ PORT: "cinema" }, /^PORT: /],
    [{ TMDB_BASE_URL: "http://localhost:1/3" }, /^TMDB_BASE_URL needs /],
    [{ CONTENT_DIR: "/nowhere/at/all" }, /^CONTENT_DIR: the folder \/nowhere\/at\/all does not exist$/],
    [{ PLAYER_LOAD: "always" }, /^PLAYER_LOAD: must be auto, click or visible/],
  ])("%j is refused with one line and exit code 1", { timeout: 30_000 }, async (env, line) => {
    const { code, lines } = await refused(env);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  test("a content file with a mistake is named, with the field", { timeout: 30_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "matinee-content-"));
    writeFileSync(
      join(folder, "players.json"),
      JSON.stringify({ movie: [{ id: "a", name: "A", template: "http://elsewhere.example/{tmdb_id}" }], tv: [], tvOrders: { first: [], second: [] } }),
    );
    const { code, lines } = await refused({ CONTENT_DIR: folder });
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/^CONTENT_DIR: players\.json, movie\.0\.template: must be an https address/);
  });

  test("a port in use is said in one line", { timeout: 30_000 }, async () => {
    const squatter = createServer().listen(0);
    const { port } = squatter.address() as AddressInfo;
    const { code, lines } = await refused({ PORT: String(port) });
    squatter.close();
    expect([code, lines]).toEqual([1, [`PORT: ${port} is in use; set PORT to another one`]]);
  });

  test("SIGTERM ends it cleanly", { timeout: 30_000 }, async () => {
    const site = await startBuiltServer();
    expect(await site.stop()).toBe(0);
  });
});
