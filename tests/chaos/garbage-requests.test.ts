import { expect, test } from "vitest";
import { garbageRequests } from "./garbage-requests.ts";

test("garbage is refused whole, and nothing of it comes back", { timeout: 120_000 }, async () => {
  expect((await garbageRequests.run("short")).filter(({ passed }) => !passed)).toEqual([]);
});
