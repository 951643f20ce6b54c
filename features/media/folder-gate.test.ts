import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFolderGate, FolderError } from "./folder-gate.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls that end when the test says so. */
function calls() {
  const started: PromiseWithResolvers<string>[] = [];
  const call = () => {
    const one = Promise.withResolvers<string>();
    started.push(one);
    return one.promise;
  };
  return { started, call };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test("a few calls run at once, fewer of one folder, and others wait their turn", async () => {
  const gate = createFolderGate({ inAll: 3, ofEach: 2 });
  const { started, call } = calls();
  const results = [0, 0, 0, 1, 1].map((root) => gate(root, call));
  await settled();
  expect(started).toHaveLength(3);
  started[0]?.resolve("a");
  expect(await results[0]).toBe("a");
  await settled();
  expect(started).toHaveLength(4);
  started[2]?.resolve("b");
  expect(await results[3]).toBe("b");
  await settled();
  expect(started).toHaveLength(5);
});

test("a call of a folder that hangs rejects, and another folder is served", async () => {
  const gate = createFolderGate({ inAll: 3, ofEach: 2, limitMs: 100 });
  const { started, call } = calls();
  const hanging = [0, 0, 0].map((root) => gate(root, call).catch((error: unknown) => error));
  await vi.advanceTimersByTimeAsync(100);
  for (const error of await Promise.all(hanging)) expect(error).toBeInstanceOf(FolderError);
  expect(started).toHaveLength(2);
  expect(await gate(1, async () => "other")).toBe("other");
  const again = gate(0, async () => "again");
  await settled();
  started[0]?.resolve("late");
  expect(await again).toBe("again");
});

test("what comes too late is handed back, so that it can be closed", async () => {
  const gate = createFolderGate({ limitMs: 100 });
  const { started, call } = calls();
  const late: string[] = [];
  const result = gate(0, call, (value) => late.push(value)).catch(() => "gone");
  await vi.advanceTimersByTimeAsync(100);
  expect(await result).toBe("gone");
  started[0]?.resolve("a file");
  await settled();
  expect(late).toEqual(["a file"]);
});

test("a failing call gives its place back", async () => {
  const gate = createFolderGate({ inAll: 1, ofEach: 1 });
  await expect(gate(0, () => Promise.reject(new Error("no such file")))).rejects.toThrow("no such file");
  expect(await gate(0, async () => "next")).toBe("next");
});
