import { expect, test } from "vitest";
import type { SeenKey } from "#domain/title-key.ts";
import type { SeenEntry, SeenSections } from "./seen-document.ts";
import { seenTitles } from "./seen-titles.ts";

const sectionsOf = (...seen: [key: SeenKey, at: number][]): Pick<SeenSections, "seen"> => {
  return { seen: new Map<string, SeenEntry>(seen.map(([key, at]) => [key, { key, at, changed: at }])) };
};

test("what was seen is counted by title", () => {
  const titles = seenTitles(sectionsOf(["movie:1", 5], ["tv:1:1:1", 2], ["tv:1:1:2", 9], ["tv:10:1:1", 4], ["tv:2", 3]));
  expect([...titles].map(([key, { episodes, at, last }]) => [key, episodes, at, last?.key])).toEqual([
    ["movie:1", 0, 5, "movie:1"],
    ["tv:1", 2, 9, "tv:1:1:2"],
    ["tv:10", 1, 4, "tv:10:1:1"],
    ["tv:2", 0, 3, "tv:2"],
  ]);
});

test("of episodes that were marked together the last one in order counts, and no special", () => {
  const titles = seenTitles(sectionsOf(["tv:1:1:10", 5], ["tv:1:2:1", 5], ["tv:1:1:9", 5], ["tv:1:0:3", 7], ["tv:2:0:1", 7]));
  expect(titles.get("tv:1")).toEqual({ episodes: 4, at: 7, last: { key: "tv:1:2:1", at: 5, changed: 5 } });
  expect(titles.get("tv:2")).toEqual({ episodes: 1, at: 7, last: null });
});

test("is counted once until it changes", () => {
  const sections = sectionsOf(["movie:1", 5]);
  expect(seenTitles(sections)).toBe(seenTitles({ ...sections }));
  expect(seenTitles(sectionsOf(["movie:1", 5]))).not.toBe(seenTitles(sections));
});
