import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { safetyNetMs } from "#tests/support/safety-net.ts";

/** Source text of the process's parts. */
type Program = { listener?: string; drain?: string; close?: string; timeouts?: string };

/** Runs a process that listens, and prints its port, then a line when it drains. */
async function startProcess({ listener = "() => undefined", drain = "", close = "async () => undefined", timeouts = "{}" }: Program) {
  const program = `
    import { listen } from ${JSON.stringify(new URL("./listen.ts", import.meta.url).href)};
    import { stopOnSignal } from ${JSON.stringify(new URL("./stop.ts", import.meta.url).href)};
    const { server, open, port } = await listen({ listener: ${listener}, port: 0, host: "127.0.0.1" });
    const drain = () => { console.log("draining"); ${drain} };
    stopOnSignal({ server, open, drain, close: ${close}, onError: (error) => console.error(error.message), timeouts: ${timeouts} });
    setInterval(() => undefined, 1000);
    console.log(port);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const stderr = text(child.stderr);
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  const exited = once(child, "exit") as Promise<[code: number | null]>;
  const drains = () => once(child.stdout, "data");
  return { child, stderr, exited, drains, port: Number(port) };
}

/** Sends SIGINT to such a process. */
async function stopProcess(program: Program): Promise<{ code: number | null; stderr: string }> {
  const { child, exited, stderr } = await startProcess(program);
  child.kill("SIGINT");
  const [code] = await exited;
  return { code, stderr: await stderr };
}

test("the process closes what is open and exits", async () => {
  expect(await stopProcess({ close: 'async () => console.error("closed")' })).toEqual({ code: 0, stderr: "closed\n" });
});

test("the process exits even if closing hangs", async () => {
  expect((await stopProcess({ close: "() => new Promise(() => undefined)", timeouts: "{ closeMs: 50 }" })).code).toBe(0);
});

test("a failed close is reported and exits with 1", async () => {
  const close = '() => Promise.reject(new Error("the database is stuck"))';
  expect(await stopProcess({ close })).toEqual({ code: 1, stderr: "the database is stuck\n" });
});

test("a second signal ends it at once", async () => {
  const { child, exited, drains } = await startProcess({ timeouts: `{ lingerMs: ${safetyNetMs} }` });
  const draining = drains();
  child.kill("SIGTERM");
  // Draining shows that the first signal arrived; a second one at the same moment would merge with it.
  await draining;
  const repeated = setInterval(() => void child.kill("SIGTERM"), 50);
  expect((await exited)[0]).toBe(1);
  clearInterval(repeated);
});

/** A client with one connection. */
function keepAliveClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (path: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ body: string; connection: string | undefined; isReused: boolean }>();
    const sent = get({ host: "127.0.0.1", port, path, agent }, (response) => {
      text(response).then((body) => resolve({ body, connection: response.headers.connection, isReused: sent.reusedSocket }), reject);
    });
    sent.on("error", reject);
    return promise;
  };
}

test.each(["SIGTERM", "SIGHUP"] as const)("after %s an idle connection stays open for one more request", async (signal) => {
  const { child, port, exited, drains } = await startProcess({
    listener: '(request, response) => response.end("whole")',
    timeouts: `{ lingerMs: 0, idleMs: ${safetyNetMs} }`,
  });
  const request = keepAliveClient(port);
  expect(await request("/")).toEqual({ body: "whole", connection: "keep-alive", isReused: false });
  const draining = drains();
  child.kill(signal);
  await draining;
  expect(await request("/")).toEqual({ body: "whole", connection: "close", isReused: true });
  expect((await exited)[0]).toBe(0);
});

test("the server listens while it drains, so that a proxy which has not noticed yet is answered", async () => {
  const { child, port, exited, drains } = await startProcess({
    listener: '(request, response) => response.end("whole")',
    timeouts: `{ lingerMs: 0, idleMs: ${safetyNetMs} }`,
  });
  // Holds the process up.
  await keepAliveClient(port)("/");
  const draining = drains();
  child.kill("SIGTERM");
  await draining;
  expect(await keepAliveClient(port)("/")).toEqual({ body: "whole", connection: "close", isReused: false });
  expect((await exited)[0]).toBe(0);
});

test("a connection that stays idle does not hold up the exit", async () => {
  const { child, port, exited } = await startProcess({
    listener: '(request, response) => response.end("whole")',
    timeouts: "{ lingerMs: 0, idleMs: 50 }",
  });
  await keepAliveClient(port)("/");
  child.kill("SIGTERM");
  expect((await exited)[0]).toBe(0);
});

test.each(["SIGTERM", "SIGINT"] as const)("a response in progress at %s is sent whole, and closes its connection", async (signal) => {
  const { child, port, exited } = await startProcess({
    listener: '(request, response) => { globalThis.held = response; console.log("held"); }',
    drain: 'setImmediate(() => held.end("whole"));',
    timeouts: "{ lingerMs: 0 }",
  });
  const held = once(child.stdout, "data");
  const response = keepAliveClient(port)("/");
  await held;
  child.kill(signal);
  expect(await response).toMatchObject({ body: "whole", connection: "close" });
  expect((await exited)[0]).toBe(0);
});
