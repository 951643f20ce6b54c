import { execFileSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createMediaReader } from "./media-reader.ts";

/** A thread that computes without end for the path "computing", opens a pipe without a writer for others, and answers for "small" and "thread". */
const thread = `
  import { closeSync, openSync } from "node:fs";
  import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", ({ id, argument: { path } }) => {
    while (path === "computing");
    if (path !== "small" && path !== "thread") closeSync(openSync(path, "r"));
    parentPort.postMessage({ id, result: path === "thread" ? threadId : path });
  });
  parentPort.postMessage({ id: 0, result: null });
`;

function readingThread(idleMs?: number) {
  // Long enough for a thread to start.
  const limitsMs = { probe: 5000, index: 5000, captions: 5000, segment: 5000, decode: 5000 };
  const reader = createMediaReader(
    new URL(`data:text/javascript,${encodeURIComponent(thread)}`),
    limitsMs,
    idleMs === undefined ? undefined : { urgent: idleMs, background: idleMs },
  );
  onTestFinished(reader.close);
  return (path: string) => reader.run("probe", { path, size: 1, modifiedMs: 1 });
}

test("a file that holds the thread cannot be read; those behind it are read", async () => {
  const read = readingThread();
  const [held, ...others] = await Promise.allSettled([read("computing"), read("small"), read("small")]);
  expect(held).toMatchObject({ status: "rejected", reason: { name: "ReadingError" } });
  expect(others).toEqual([
    { status: "fulfilled", value: "small" },
    { status: "fulfilled", value: "small" },
  ]);
});

test("a folder that does not answer is no broken file, and is read again once it answers", async () => {
  const read = readingThread();
  const pipe = join(temporaryFolder(), "pipe");
  execFileSync("mkfifo", [pipe]);
  await expect(read(pipe)).rejects.toThrow("The folder does not answer");
  await expect(read("small")).rejects.toThrow("The folder does not answer");
  closeSync(openSync(pipe, "w"));
  await expect.poll(() => read("small").catch(() => null), { timeout: 30_000 }).toBe("small");
});

test("a thread without work ends, and a file that comes meanwhile waits for a new one", async () => {
  const read = readingThread(0);
  const threads: unknown[] = [];
  for (let job = 0; job < 3; job += 1) {
    threads.push(await read("thread"));
    // Runs right behind the timer that ends the thread, because it was set after it for the same time.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect(new Set(threads).size).toBe(3);
});

test("a thread stays while there is work", async () => {
  const read = readingThread();
  const [first, second] = [await read("thread"), await read("thread")];
  expect(second).toBe(first);
});
