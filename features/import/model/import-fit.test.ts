import { expect, test } from "vitest";
import { listDocument } from "#features/saved/model/list-document.ts";
import { progressDocument } from "#features/saved/model/progress-document.ts";
import { seenDocument } from "#features/saved/model/seen-document.ts";
import { documentJson } from "#features/saved/model/stored-document.ts";
import { sampleSavedTitle } from "#tests/support/sample-titles.ts";
import { type FoundEntry, withImportedList, withImportedSeen } from "./import-changes.ts";
import { importedTab, importFit } from "./import-fit.ts";
import { withImportedProgress } from "./import-progress.ts";
import { importedTitle } from "./imported-title.ts";

const documents = { list: listDocument.empty, seen: seenDocument.empty, progress: progressDocument.empty };
const now = Date.UTC(2026, 10, 23);
const entries = Array.from({ length: 300 }, (_, index): FoundEntry => {
  const row = importedTitle({
    title: "A",
    ...{ savedAt: now - 1, seenAt: index % 2 ? 0 : now - 2, isLogged: index % 4 === 0, rating: 8, ratedAt: now - 3, note: 'Say "no"\n'.repeat(index % 5) },
    ...{ lists: [{ name: "L", position: index }], episodes: [{ season: 1, episode: index, at: now }], startedAt: now },
    paused: [{ season: 1, episode: 2, percent: 40, minutes: null, at: now }],
  });
  return { row, title: { ...sampleSavedTitle(index + 1), key: index % 3 === 0 ? `tv:${index + 1}` : `movie:${index + 1}` } };
});

/** Characters of what the device stores then. */
function stored(added: readonly FoundEntry[]): number {
  const list = withImportedList(documents.list, added, { names: ["L"], newId: String }, now);
  const seen = withImportedSeen(documents.seen, added, now);
  const progress = withImportedProgress(documents.progress, seen, added, now);
  const json = [documentJson(listDocument, list), documentJson(seenDocument, seen), documentJson(progressDocument, progress)];
  return json.reduce((sum, one) => sum + JSON.stringify(one).length, 0);
}

test("what an import takes is known before it is stored, and at most half more than it really takes", () => {
  const { chars, left } = importFit(entries, documents, ["L"], Number.POSITIVE_INFINITY);
  expect(left).toEqual({ titles: 0, lists: 0, listed: 0, continued: 0 });
  expect(chars).toBeGreaterThanOrEqual(stored(entries) - 500);
  expect(chars).toBeLessThan(stored(entries) * 1.5);
});

test("what has no room is left out by its number, and the rest fits", () => {
  const free = 100_000;
  const fit = importFit(entries, documents, ["L"], free);
  expect([fit.entries.length + fit.left.titles, fit.counts.saved]).toEqual([300, fit.entries.length]);
  expect(fit.left.titles).toBeGreaterThan(0);
  expect(stored(fit.entries)).toBeLessThanOrEqual(free);
  expect(importFit(entries, documents, ["L"], 0)).toMatchObject({ entries: [], left: { titles: 300 } });
});

test("an import is counted by what is added", () => {
  const { counts } = importFit(entries, documents, ["L"], Number.POSITIVE_INFINITY);
  expect(counts).toEqual({ saved: 300, seen: 300, episodes: 100, paused: 100 + 200, started: 0, rated: 300, notes: 240, lists: 1, logged: 75, undated: 150 });
});

test.each([
  [{ savedAt: now, seenAt: now }, "saved"],
  [{ seenAt: now, rating: 8 }, "seen"],
  [{ episodes: [{ season: 1, episode: 1, at: now }] }, "seen"],
  [{ rating: 8, lists: [{ name: "L", position: 0 }] }, "rated"],
  [{ note: "Good" }, "rated"],
  [{ lists: [{ name: "L", position: 0 }], startedAt: now }, "lists"],
  [{ startedAt: now }, "continue"],
])("an import of %o leads to the first tab of My list that has its titles: %s", (fields, tab) => {
  const entry = { row: importedTitle({ title: "A", ...fields }), title: { ...sampleSavedTitle(1), key: "tv:1" as const } };
  expect(importedTab(importFit([entry], documents, ["L"], Number.POSITIVE_INFINITY).counts)).toBe(tab);
});
