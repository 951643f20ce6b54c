import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

/** Runs a process that listens, and sends it SIGINT. `close` is the text of a function. */
async function stopProcess(close: string): Promise<{ code: number | null; stderr: string }> {
  const program = `
    import { createServer } from "node:http";
    import { stopOnSignal } from ${JSON.stringify(new URL("./stop.ts", import.meta.url).href)};
    const server = createServer();
    stopOnSignal({ server, drain: () => undefined, close: ${close}, onError: (error) => console.error(error.message) });
    setInterval(() => undefined, 1000);
    server.listen(0, "127.0.0.1", () => console.log("ready"));`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const stderr = text(child.stderr);
  await once(child.stdout, "data");
  child.kill("SIGINT");
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, stderr: await stderr };
}

test("the process closes what is open and exits", async () => {
  expect(await stopProcess('async () => console.error("closed")')).toEqual({ code: 0, stderr: "closed\n" });
});

test("the process exits even if closing hangs", async () => {
  expect((await stopProcess("() => new Promise(() => undefined)")).code).toBe(0);
});

test("a failed close is reported and exits with 1", async () => {
  expect(await stopProcess('() => Promise.reject(new Error("the database is stuck"))')).toEqual({ code: 1, stderr: "the database is stuck\n" });
});
