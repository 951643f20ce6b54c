import { onlineManager, QueryObserver } from "@tanstack/react-query";
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
  const client = createQueryClient({ retry: 0 });
  client.mount();
  const page = new QueryObserver(client, { queryKey: ["movie", 19, "details"], queryFn, meta: { failures } });
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

test("what failed is loaded again when the network comes back, and nothing else is", async () => {
  const queryFn = vi.fn(() => Promise.resolve("Metropolis"));
  for (let failures = 0; failures < 4; failures += 1) queryFn.mockImplementationOnce(failed);
  const page = observe(queryFn);
  await pass(60_000);
  expect([queryFn.mock.calls.length, page.getCurrentResult().isError]).toEqual([4, true]);
  const reconnect = async () => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await pass(0);
  };
  await reconnect();
  expect([queryFn.mock.calls.length, page.getCurrentResult().data]).toEqual([5, "Metropolis"]);
  await reconnect();
  expect(queryFn).toHaveBeenCalledTimes(5);
});
