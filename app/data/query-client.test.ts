import { hydrate, QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { listNotice, notices } from "#domain/notices.ts";
import { eventually } from "#tests/support/eventually.ts";
import { CatalogError } from "./catalog-error.ts";
import type { QueryOptions } from "./query.ts";
import { createQueryClient, failureNotices, serverFailure } from "./query-client.ts";

const warn = vi.fn();
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(warn.mockReset()));

const queryOptions = (queryFn: () => Promise<string>, failures: QueryOptions<string>["meta"]["failures"] = [notices.movie]): QueryOptions<string> => ({
  queryKey: ["movie", 19, "details"],
  queryFn,
  meta: { failures },
});
const failed = (status: number) => vi.fn(() => Promise.reject(new CatalogError(status, "/functions/v1/get-movie")));
const idle = new QueryClient().getQueryCache().build(new QueryClient(), { queryKey: [] }).state;
/** Retries without delay. */
const createClient = (onFailure = vi.fn()) => {
  const queries = createQueryClient({ onFailure });
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } });
  return queries;
};

describe("a query", () => {
  test("that fails is retried once", async () => {
    for (const status of [0, 400, 404, 429, 500, 502, 503]) {
      const queryFn = failed(status);
      await expect(createClient().fetchQuery(queryOptions(queryFn))).rejects.toMatchObject({ status });
      expect(queryFn).toHaveBeenCalledTimes(2);
    }
  });

  test("is fresh for five minutes and not refetched on focus", () => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ staleTime: 300_000, refetchOnWindowFocus: false });
  });

  test("that failed after its retry is logged and shows its notice", async () => {
    const onFailure = vi.fn();
    const page = new QueryObserver(createClient(onFailure), queryOptions(failed(404)));
    const unsubscribe = page.subscribe(() => undefined);
    await eventually(() => expect(onFailure.mock.calls).toEqual([[notices.movie]]));
    unsubscribe();
    expect(warn.mock.calls).toEqual([["movie 19 details: /functions/v1/get-movie: HTTP 404"]]);
  });

  test("without a notice is only logged", async () => {
    const onFailure = vi.fn();
    const unsubscribe = new QueryObserver(createClient(onFailure), queryOptions(failed(404), [])).subscribe(() => undefined);
    await eventually(() => expect(warn).toHaveBeenCalledTimes(1));
    unsubscribe();
    expect(onFailure).not.toHaveBeenCalled();
  });

  test("of a section has no toast: its notice stands in its place", async () => {
    const onFailure = vi.fn();
    const page = new QueryObserver(createClient(onFailure), queryOptions(failed(404), [notices.cast, notices.movie, notices.reviews]));
    const unsubscribe = page.subscribe(() => undefined);
    await eventually(() => expect(onFailure.mock.calls).toEqual([[notices.movie]]));
    unsubscribe();
  });

  test("whose prefetch failed shows no notice, and runs again when a page mounts it", async () => {
    const onFailure = vi.fn();
    const queries = createClient(onFailure);
    const queryFn = failed(404);
    await queries.prefetchQuery(queryOptions(queryFn));
    expect([onFailure.mock.calls.length, queryFn.mock.calls.length]).toEqual([0, 2]);
    const unsubscribe = new QueryObserver(queries, queryOptions(queryFn)).subscribe(() => undefined);
    await eventually(() => expect([onFailure.mock.calls.length, queryFn.mock.calls.length]).toEqual([1, 4]));
    unsubscribe();
  });

  test("that failed on the server does not run on mount, and its notice is shown once", () => {
    const queries = createClient();
    const queryFn = failed(404);
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
        rendered("one", { failures: [listNotice("movies", "trending"), listNotice("movies", "popular"), notices.reviews] }),
        rendered("two", { failures: [{ ...listNotice("movies", "trending") }] }),
        rendered("silent", { failures: [] }),
      ],
    });
    expect(failureNotices(queries)).toEqual([listNotice("movies", "trending"), listNotice("movies", "popular")]);
    const page = new QueryObserver(queries, { ...queryOptions(queryFn), queryKey: ["one"] });
    const unsubscribe = page.subscribe(() => undefined);
    expect([page.getCurrentResult().status, page.getCurrentResult().fetchStatus, queryFn.mock.calls.length]).toEqual(["error", "idle", 0]);
    unsubscribe();
  });
});
