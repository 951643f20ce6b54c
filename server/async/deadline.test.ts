import { expect, test } from "vitest";
import { DeadlineError, within } from "./deadline.ts";

test("work that is done in time gives its result or its failure", async () => {
  expect(await within(60_000, Promise.resolve(19))).toBe(19);
  await expect(within(60_000, Promise.reject(new RangeError("no")))).rejects.toThrow(RangeError);
});

test("late work rejects with a DeadlineError and goes on", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  await expect(within(1, promise)).rejects.toThrow(DeadlineError);
  resolve(19);
  expect(await promise).toBe(19);
});

test("work that fails after its deadline is no unhandled rejection", async () => {
  const unhandled: unknown[] = [];
  const record = (reason: unknown) => void unhandled.push(reason);
  process.on("unhandledRejection", record);
  const { promise, reject } = Promise.withResolvers<never>();
  await expect(within(1, promise)).rejects.toThrow(DeadlineError);
  reject(new Error("too late"));
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", record);
  expect(unhandled).toEqual([]);
});
