import { beforeEach, describe, expect, test, vi } from "vitest";
import { notices } from "#domain/notices.ts";
import { CatalogueError } from "./catalogue-error.ts";
import { createQueryClient } from "./query-client.ts";
import type { Question } from "./question.ts";

const warn = vi.fn();
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(warn.mockReset()));

const question = (queryFn: () => Promise<string>, failure: Question<string>["meta"]["failure"] = notices.movie): Question<string> => ({
  queryKey: ["movie", 19, "details"],
  queryFn,
  meta: { failure },
});
const failed = (status: number) => vi.fn(() => Promise.reject(new CatalogueError(status, "/functions/v1/get-movie")));
/** Retries wait a second; no test does. */
const client = (onFailure = vi.fn()) => {
  const queries = createQueryClient({ retry: 1, onFailure });
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } });
  return queries;
};

describe("a question", () => {
  test("that fails is asked once more", async () => {
    for (const status of [0, 500, 502, 503]) {
      const ask = failed(status);
      await expect(client().fetchQuery(question(ask))).rejects.toMatchObject({ status });
      expect(ask).toHaveBeenCalledTimes(2);
    }
  });

  test("that was wrong is not", async () => {
    for (const status of [400, 404, 410, 429]) {
      const ask = failed(status);
      await expect(client().fetchQuery(question(ask))).rejects.toMatchObject({ status });
      expect(ask).toHaveBeenCalledTimes(1);
    }
  });

  test("is fresh for five minutes and not asked again for a focus", () => {
    const { queries } = createQueryClient({ retry: 1 }).getDefaultOptions();
    expect(queries).toMatchObject({ staleTime: 300_000, refetchOnWindowFocus: false });
  });

  test("that failed for good is logged, and told of by its notice", async () => {
    const onFailure = vi.fn();
    await client(onFailure).prefetchQuery(question(failed(404)));
    expect(onFailure.mock.calls).toEqual([[notices.movie]]);
    expect(warn.mock.calls).toEqual([["movie 19 details: /functions/v1/get-movie answered 404"]]);
  });

  test("without a notice is logged alone", async () => {
    const onFailure = vi.fn();
    await client(onFailure).prefetchQuery(question(failed(404), null));
    expect([onFailure.mock.calls.length, warn.mock.calls.length]).toEqual([0, 1]);
  });
});
