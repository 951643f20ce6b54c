import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltServer, nodeOptions, startBuiltServer } from "#tests/support/built-server.ts";
import budgets from "./budgets.json" with { type: "json" };
import { type FirstLoad, firstLoadOf } from "./first-load.ts";

// A page that exceeds its budget in budgets.json gets lighter, or the commit that raises the budget says why it is worth it.

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer(nodeOptions(new URL("../tests/support/same-day.ts", import.meta.url)));
});
afterAll(() => server.stop());

describe.each(Object.entries(budgets))("%s", (path, budget) => {
  test("stays within its budget", async () => {
    const load = await firstLoadOf(server.url, path);
    const over = (Object.keys(budget) as (keyof FirstLoad)[]).filter((part) => load[part] > budget[part]);
    expect(over.map((part) => `${part} is ${load[part]}, may be ${budget[part]}`)).toEqual([]);
    // An asset that is not found has 0 bytes and would pass.
    expect(Object.entries(load).filter(([, bytes]) => !(bytes > 1000))).toEqual([]);
  });
});
