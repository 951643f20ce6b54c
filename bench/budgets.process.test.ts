import { afterAll, expect, test } from "vitest";
import { nodeOptions, startBuiltServer } from "#tests/support/built-server.ts";
import budgets from "./budgets.json" with { type: "json" };
import { firstLoadOf } from "./first-load.ts";

// P5 and P6 of docs/quality.md, on each kind of page: script, and everything but pictures.

const server = await startBuiltServer(nodeOptions(new URL("../tests/support/same-day.ts", import.meta.url)));
afterAll(() => server.stop());

test.each(budgets.pages)("%s stays within the limits", async (path) => {
  const load = await firstLoadOf(server.url, path);
  expect(load.scriptBytes).toBeLessThanOrEqual(budgets.scriptBytes);
  expect(Object.values(load).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(budgets.totalBytes);
  // An asset that is not found has 0 bytes and would pass.
  expect(Object.entries(load).filter(([, bytes]) => !(bytes > 1000))).toEqual([]);
});
