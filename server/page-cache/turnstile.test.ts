import { expect, test } from "vitest";
import { turnstile } from "./turnstile.ts";

test("no more go through at once than there are places, in their order, failures included", async () => {
  const through = turnstile(2);
  const started: number[] = [];
  const doors = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const works = doors.map((door, index) =>
    through(async () => {
      started.push(index);
      await door.promise;
      return index;
    }),
  );
  expect(started).toEqual([0, 1]);
  doors[1]?.reject(new Error("broken"));
  await expect(works[1]).rejects.toThrow("broken");
  expect(started).toEqual([0, 1, 2]);
  for (const door of doors) door.resolve();
  expect(await Promise.all([works[0], ...works.slice(2)])).toEqual([0, 2, 3, 4]);
});
