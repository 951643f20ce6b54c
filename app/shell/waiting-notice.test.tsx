import { useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { QueryOptions } from "#app/data/query.ts";
import { createQueryClient } from "#app/data/query-client.ts";
import { notices } from "#domain/notices.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { neverResolving } from "#tests/support/sample-catalog.ts";
import { WaitingNotice } from "./waiting-notice.tsx";

const text = "Still waiting for the film database.";

beforeEach(() => void vi.useFakeTimers());

const queryOptions = (queryFn: () => Promise<string>, failures: QueryOptions<string>["meta"]["failures"] = [notices.movie]): QueryOptions<string> => ({
  queryKey: ["movie", 19, "details"],
  queryFn,
  meta: { failures },
});

function Part({ options }: { options: QueryOptions<string> }) {
  return useQuery(options).data ?? null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function show(options: QueryOptions<string>) {
  renderPart(
    <>
      <WaitingNotice />
      <Part options={options} />
    </>,
  );
}

test("says within three seconds that a query has no data yet, until it arrives", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  show(queryOptions(() => promise));
  await pass(1000);
  expect(screen.queryByText(text)).toBeNull();
  await pass(2000);
  expect(screen.getByText(text).parentElement?.getAttribute("aria-live")).toBe("polite");
  resolve("Metropolis");
  await pass(10);
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.getByText("Metropolis")).toBeTruthy();
});

test("says nothing of a query that the page can do without", async () => {
  show(queryOptions(neverResolving, []));
  await pass(5000);
  expect(screen.queryByText(text)).toBeNull();
});

test("says nothing of a prefetch", async () => {
  const client = createQueryClient({ retry: 0 });
  void client.prefetchQuery(queryOptions(neverResolving));
  renderPart(<WaitingNotice />, { client });
  await pass(5000);
  expect(screen.queryByText(text)).toBeNull();
});
