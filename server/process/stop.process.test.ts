import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { safetyNetMs } from "#tests/support/safety-net.ts";

/** Runs a process that listens. `close` and `timeouts` are source text. */
async function startProcess(close: string, timeouts = "{}") {
  const program = `
    import { createServer } from "node:http";
    import { stopOnSignal } from ${JSON.stringify(new URL("./stop.ts", import.meta.url).href)};
    const server = createServer();
    stopOnSignal({ server, drain: () => console.log("draining"), close: ${close}, onError: (error) => console.error(error.message), timeouts: ${timeouts} });
    setInterval(() => undefined, 1000);
    server.listen(0, "127.0.0.1", () => console.log("ready"));`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const stderr = text(child.stderr);
  await once(child.stdout, "data");
  return { child, stderr };
}

/** Sends SIGINT to such a process. */
async function stopProcess(close: string, timeouts?: string): Promise<{ code: number | null; stderr: string }> {
  const { child, stderr } = await startProcess(close, timeouts);
  child.kill("SIGINT");
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, stderr: await stderr };
}

test("the process closes what is open and exits", async () => {
  expect(await stopProcess('async () => console.error("closed")')).toEqual({ code: 0, stderr: "closed\n" });
});

test("the process exits even if closing hangs", async () => {
  expect((await stopProcess("() => new Promise(() => undefined)", "{ closeMs: 50 }")).code).toBe(0);
});

test("a failed close is reported and exits with 1", async () => {
  expect(await stopProcess('() => Promise.reject(new Error("the database is stuck"))')).toEqual({ code: 1, stderr: "the database is stuck\n" });
});

test("a second signal ends it at once", async () => {
  const { child } = await startProcess("async () => undefined", `{ lingerMs: ${safetyNetMs} }`);
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  // Draining shows that the first signal arrived; a second one at the same moment would merge with it.
  await once(child.stdout, "data");
  const repeated = setInterval(() => void child.kill("SIGTERM"), 50);
  expect((await exited)[0]).toBe(1);
  clearInterval(repeated);
});
