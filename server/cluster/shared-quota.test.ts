import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { createQuota } from "#server/upstream/quota.ts";
import { eventually } from "#tests/support/eventually.ts";
import { quotaShare, shareQuota } from "./shared-quota.ts";

const limit = 38;

test("all shares together are at most the limit, plus one for each new node", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 38 }), fc.integer({ min: 0, max: 3 }), (settled, newNodes) => {
      const others = settled + newNodes - 1;
      const sum = settled * quotaShare(limit, others, false) + newNodes * quotaShare(limit, others, true);
      expect(sum).toBeLessThanOrEqual(limit + newNodes);
    }),
  );
});

test("a single node has the whole limit at once, and one without a database a quarter", () => {
  expect([quotaShare(limit, 0, true), quotaShare(limit, null, true), quotaShare(limit, null, false)]).toEqual([38, 9, 9]);
});

test("a share follows the number of nodes, and stays while the database is unavailable", async () => {
  const database: { others: number | Error } = { others: 0 };
  const calls: string[] = [];
  const nodes = {
    heartbeat: async () => {
      if (database.others instanceof Error) throw database.others;
      return database.others;
    },
    leave: async () => void calls.push("leave"),
  };
  const quota = createQuota({ limit });
  const giveBack = await shareQuota(nodes, quota, 5);
  onTestFinished(giveBack);
  expect(quota.use().limit).toBe(38);
  database.others = 1;
  await eventually(() => expect(quota.use().limit).toBe(17));
  database.others = new Error("the database is unavailable");
  expect([await quota.acquire({ priority: "visitor" }), quota.use().limit]).toEqual([true, 17]);
  database.others = 3;
  await eventually(() => expect(quota.use().limit).toBe(8));
  await giveBack();
  expect(calls).toEqual(["leave"]);
});

test("a new node among others makes one call a second at first", async () => {
  const quota = createQuota({ limit });
  onTestFinished(await shareQuota({ heartbeat: async () => 1, leave: async () => undefined }, quota));
  expect(quota.use().limit).toBe(1);
});
