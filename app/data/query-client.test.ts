import { hydrate, QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { notices } from "#domain/notices.ts";
import { eventually } from "#tests/support/eventually.ts";
import { CatalogError } from "./catalog-error.ts";
import type { QueryOptions } from "./query.ts";
import { createQueryClient, failuresIn } from "./query-client.ts";
import { serverFailure } from "./server-failure.ts";

const warn = vi.fn();
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(warn.mockReset()));

const question = (queryFn: () => Promise<string>, failures: QueryOptions<string>["meta"]["failures"] = [notices.movie]): QueryOptions<string> => ({
  queryKey: ["movie", 19, "details"],
  queryFn,
  meta: { failures },
});
const failed = (status: number) => vi.fn(() => Promise.reject(new CatalogError(status, "/functions/v1/get-movie")));
const idle = new QueryClient().getQueryCache().build(new QueryClient(), { queryKey: [] }).state;
/** Retries wait a second; no test does. */
const client = (onFailure = vi.fn()) => {
  const queries = createQueryClient({ retry: 1, onFailure });
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } });
  return queries;
};

describe("a question", () => {
  test("that fails is asked once more", async () => {
    for (const status of [0, 400, 404, 429, 500, 502, 503]) {
      const ask = failed(status);
      await expect(client().fetchQuery(question(ask))).rejects.toMatchObject({ status });
      expect(ask).toHaveBeenCalledTimes(2);
    }
  });

  test("is fresh for five minutes and not asked again for a focus", () => {
    const { queries } = createQueryClient({ retry: 1 }).getDefaultOptions();
    expect(queries).toMatchObject({ staleTime: 300_000, refetchOnWindowFocus: false });
  });

  test("that failed for good is logged, and told of by its notice", async () => {
    const onFailure = vi.fn();
    const page = new QueryObserver(client(onFailure), question(failed(404)));
    const leave = page.subscribe(() => undefined);
    await eventually(() => expect(onFailure.mock.calls).toEqual([[notices.movie]]));
    leave();
    expect(warn.mock.calls).toEqual([["movie 19 details: /functions/v1/get-movie answered 404"]]);
  });

  test("without a notice is logged alone", async () => {
    const onFailure = vi.fn();
    const leave = new QueryObserver(client(onFailure), question(failed(404), [])).subscribe(() => undefined);
    await eventually(() => expect(warn).toHaveBeenCalledTimes(1));
    leave();
    expect(onFailure).not.toHaveBeenCalled();
  });

  test("that was fetched ahead in vain is told to nobody, and asked anew by the page that wants it", async () => {
    const onFailure = vi.fn();
    const queries = client(onFailure);
    const ask = failed(404);
    await queries.prefetchQuery(question(ask));
    expect([onFailure.mock.calls.length, ask.mock.calls.length]).toEqual([0, 2]);
    const leave = new QueryObserver(queries, question(ask)).subscribe(() => undefined);
    await eventually(() => expect([onFailure.mock.calls.length, ask.mock.calls.length]).toEqual([1, 4]));
    leave();
  });

  test("that the server rendered as failed stays so until somebody asks, and is told of once", () => {
    const queries = client();
    const ask = failed(404);
    const rendered = (key: string, meta: QueryOptions<string>["meta"]) => ({
      queryKey: [key],
      queryHash: JSON.stringify([key]),
      meta,
      dehydratedAt: 0,
      state: { ...idle, status: "error" as const, error: serverFailure },
    });
    hydrate(queries, {
      mutations: [],
      queries: [
        rendered("one", { failures: [notices.reviews, notices.cast] }),
        rendered("two", { failures: [{ ...notices.reviews }] }),
        rendered("quiet", { failures: [] }),
      ],
    });
    expect(failuresIn(queries)).toEqual([notices.reviews, notices.cast]);
    const page = new QueryObserver(queries, { ...question(ask), queryKey: ["one"] });
    const leave = page.subscribe(() => undefined);
    expect([page.getCurrentResult().status, page.getCurrentResult().fetchStatus, ask.mock.calls.length]).toEqual(["error", "idle", 0]);
    leave();
  });
});
