import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { noFilters } from "#domain/discover-filters.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { discoverQueries } from "./discover-queries.ts";
import { createQueryClient } from "./query-client.ts";

const twoHoursMs = 2 * 60 * 60 * 1000;

test.each(["movies", "tv"] as const)("a list of %s stays for Back after a film of two hours", async (type) => {
  vi.useFakeTimers();
  const client = createQueryClient({ retry: 0 });
  const query = discoverQueries(sampleCatalog()).discover(noFilters(type));
  const leave = new QueryObserver(client, query).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  leave();
  await vi.advanceTimersByTimeAsync(twoHoursMs);
  expect(client.getQueryData(query.queryKey)).toMatchObject({ page: 1 });
});
