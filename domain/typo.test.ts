import fc from "fast-check";
import { expect, test } from "vitest";
import { isWithinOneTypo, typoRank } from "./typo.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });

/** Reference implementation: the optimal string alignment distance. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)));
  const cell = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      const row = rows[i];
      if (row) row[j] = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), swapped);
    }
  return cell(a.length, b.length);
}

test("one typo is a distance of at most one", () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isWithinOneTypo(a, b)).toBe(distance(a, b) <= 1);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["metropolis", "metropolis", 0],
  ["the kid", "kid", 0],
  ["metropolis", "metropilis", 1],
  ["metropolis", "metropols", 1],
  ["metropolis", "metropolsi", 1],
  ["metropolis", "metro polis", 1],
  ["the kid", "kd", 1],
  ["nosferatu a symphony of horror", "nosfertau", 2],
  ["metropolis", "metropilus", null],
  ["the general", "the genesis", null],
] as const)("%s for %s ranks %s", (name, query, rank) => {
  expect(typoRank(name, query)).toBe(rank);
});
