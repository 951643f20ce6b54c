import { expect, test } from "vitest";
import { garbageRequests } from "./garbage-requests.ts";

test("garbage is refused, and nothing of it is reflected", async () => {
  expect((await garbageRequests.run("short")).filter(({ passed }) => passed === false)).toEqual([]);
});
