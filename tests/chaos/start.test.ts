import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { compileCache, startBuiltServer } from "#tests/support/built-server.ts";
import { everyNight } from "#tests/support/nightly.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Starts the build with `env` and waits until it exits. The site's own log is left out. */
async function startAndExit(env: Record<string, string>, entry = "main"): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(process.execPath, [`build/server/${entry}.js`], {
    cwd: root,
    env: { ...compileCache, PATH: process.env.PATH, DATA_DIR: mkdtempSync(join(tmpdir(), "matinee-start-")), ...env },
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk));
  child.stdout.on("data", (chunk: Buffer) => {
    if (entry !== "main") output += chunk;
  });
  // After "exit" there may be output that was not read yet.
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, lines: output.trimEnd().split("\n") };
}

describe("the start", () => {
  test.each([
    [{ PORT: "cinema" }, /^PORT: must be a whole number from 0 to 65535, not "cinema"$/],
    [{ HOST: "192.0.2.1" }, /^HOST: must be an address of this machine$/],
  ])("%j is refused with one line and exit code 1", async (env, line) => {
    const { code, lines } = await startAndExit(env);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  test.each(everyNight(["SIGTERM", "SIGHUP", "SIGINT"] as const))("%s ends it cleanly", async (signal) => {
    const site = await startBuiltServer();
    expect(await site.signal(signal)).toBe(0);
    await site.stop();
  });

  test("metrics have a port of their own, on the loopback address", async () => {
    const occupant = createServer().listen(0, "127.0.0.1");
    await once(occupant, "listening");
    const { port } = occupant.address() as AddressInfo;
    expect(await startAndExit({ PORT: "0", METRICS_PORT: String(port) })).toMatchObject({
      code: 1,
      lines: [`METRICS_PORT: ${port} is in use; set METRICS_PORT to another one`],
    });
    await new Promise((resolve) => occupant.close(resolve));
    const site = await startBuiltServer({ METRICS_PORT: String(port) });
    const scraped = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(scraped).toContain('matinee_http_requests_total{kind="health",status="2xx"}');
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    await site.stop();
  });
});

describe("the doctor", () => {
  test("reports that a fresh checkout can run", async () => {
    const { code, lines } = await startAndExit({ PUBLIC_ORIGIN: "https://matinee.example", PORT: "0" }, "doctor");
    expect([code, lines.at(-1)]).toEqual([0, "Matinee can run"]);
    expect(
      lines
        .filter((line) => !line.startsWith("ok "))
        .slice(0, -1)
        .filter((line) => line.startsWith("problem")),
    ).toEqual([]);
  });

  test("names every problem and ends with 1", async () => {
    const env = { TMDB_API_KEY: "THE-SECRET-KEY", TMDB_BASE_URL: "http://127.0.0.1:9/3", DATA_DIR: "/etc/hostname" };
    const { code, lines } = await startAndExit(env, "doctor");
    expect([code, lines.at(-1)]).toEqual([1, "2 problems"]);
    expect(lines.filter((line) => line.startsWith("problem")).map((line) => line.split(":")[0])).toEqual(["problem  film database", "problem  store"]);
    expect(lines.join("")).not.toContain("THE-SECRET-KEY");
  });
});
