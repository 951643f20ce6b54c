import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#domain/notices.ts";
import { CatalogError } from "./catalog-error.ts";
import { retriesItself } from "./own-retries.ts";
import { createQueryClient } from "./query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function observe(queryFn: () => Promise<string>, failures = [notices.movie]) {
  const page = new QueryObserver(createQueryClient({ retry: 0 }), { queryKey: ["movie", 19, "details"], queryFn, meta: { failures } });
  page.subscribe(() => undefined);
  return page;
}

const failed = () => Promise.reject(new CatalogError(503, "/functions/v1/get-movie"));

test("what failed is loaded again by itself after five to seven seconds, three times at most", async () => {
  const queryFn = vi.fn(failed);
  const page = observe(queryFn);
  await pass(4900);
  expect([queryFn.mock.calls.length, retriesItself(page.getCurrentResult())]).toEqual([1, true]);
  await pass(2200);
  expect(queryFn).toHaveBeenCalledTimes(2);
  await pass(60_000);
  expect([queryFn.mock.calls.length, retriesItself(page.getCurrentResult())]).toEqual([4, false]);
});

test("what has come is not loaded again", async () => {
  const queryFn = vi.fn(() => Promise.resolve("Metropolis")).mockImplementationOnce(failed);
  const page = observe(queryFn);
  await pass(60_000);
  expect([queryFn.mock.calls.length, page.getCurrentResult().data]).toEqual([2, "Metropolis"]);
});

test("an addition that failed, which the page does without, is not loaded again", async () => {
  const queryFn = vi.fn(failed);
  observe(queryFn, []);
  await pass(60_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
});
