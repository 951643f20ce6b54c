import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { createQuota } from "#server/upstream/quota.ts";
import { eventually } from "#tests/support/eventually.ts";
import { quotaShare, shareQuota } from "./shared-quota.ts";

const limit = 38;

test("the nodes' shares are never more than the whole, and one more for each newcomer", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 38 }), fc.integer({ min: 0, max: 3 }), (settled, newcomers) => {
      const others = settled + newcomers - 1;
      const sum = settled * quotaShare(limit, others, false) + newcomers * quotaShare(limit, others, true);
      expect(sum).toBeLessThanOrEqual(limit + newcomers);
    }),
  );
});

test("a node alone has all of it at once, one that was never told a safe share", () => {
  expect([quotaShare(limit, 0, true), quotaShare(limit, null, true), quotaShare(limit, null, false)]).toEqual([38, 9, 9]);
});

test("a share follows the nodes that are there, and stays where nobody can say", async () => {
  const heard: { others: number | Error } = { others: 0 };
  const told: string[] = [];
  const nodes = {
    beat: async () => {
      if (heard.others instanceof Error) throw heard.others;
      return heard.others;
    },
    leave: async () => void told.push("left"),
  };
  const budget = createQuota({ limit });
  const giveBack = await shareQuota(nodes, budget, 5);
  onTestFinished(giveBack);
  expect(budget.use().limit).toBe(38);
  heard.others = 1;
  await eventually(() => expect(budget.use().limit).toBe(17));
  heard.others = new Error("the database is down");
  const asked = budget.take({ priority: "visitor" });
  expect([await asked, budget.use().limit]).toEqual([true, 17]);
  heard.others = 3;
  await eventually(() => expect(budget.use().limit).toBe(8));
  await giveBack();
  expect(told).toEqual(["left"]);
});

test("a newcomer among others waits until they have made room", async () => {
  const budget = createQuota({ limit });
  onTestFinished(await shareQuota({ beat: async () => 1, leave: async () => undefined }, budget));
  expect(budget.use().limit).toBe(1);
});
