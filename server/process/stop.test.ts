import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

/** A process of its own that listens and stops on signals; `close` is the text of a function. */
async function stopped(close: string): Promise<{ code: number | null; said: string }> {
  const program = `
    import { createServer } from "node:http";
    import { stopOnSignal } from ${JSON.stringify(new URL("./stop.ts", import.meta.url).href)};
    const server = createServer();
    stopOnSignal({ server, drain: () => undefined, close: ${close}, onError: (error) => console.error(error.message) });
    setInterval(() => undefined, 1000);
    server.listen(0, "127.0.0.1", () => console.log("ready"));`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = text(child.stderr);
  await once(child.stdout, "data");
  child.kill("SIGINT");
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, said: await said };
}

test("what is open is closed, and the process ends", async () => {
  expect(await stopped('async () => console.error("closed")')).toEqual({ code: 0, said: "closed\n" });
});

test("a close that hangs keeps nobody: the process ends all the same", async () => {
  expect((await stopped("() => new Promise(() => undefined)")).code).toBe(0);
});

test("a close that fails is told, and is no clean end", async () => {
  expect(await stopped('() => Promise.reject(new Error("the database is stuck"))')).toEqual({ code: 1, said: "the database is stuck\n" });
});
