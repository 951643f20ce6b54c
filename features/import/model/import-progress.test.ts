import { describe, expect, test } from "vitest";
import { continueItems, openTitles } from "#features/saved/model/continue-items.ts";
import { progressDocument } from "#features/saved/model/progress-document.ts";
import { savedLimits } from "#features/saved/model/saved-limits.ts";
import { seenDocument } from "#features/saved/model/seen-document.ts";
import { documentJson, documentOfJson } from "#features/saved/model/stored-document.ts";
import { words as savedWords } from "#languages/en/saved.ts";
import { sampleSavedTitle } from "#tests/support/sample-titles.ts";
import { type FoundEntry, withImportedSeen } from "./import-changes.ts";
import { progressPlan, withImportedProgress } from "./import-progress.ts";
import { type ImportedTitle, importedTitle } from "./imported-title.ts";

const { placeText } = savedWords.continueRow;

const now = 1_000_000;
const entry = (key: `movie:${number}` | `tv:${number}`, facts: Partial<ImportedTitle>): FoundEntry => ({
  title: { ...sampleSavedTitle(1), key, title: key, runtime: key === "movie:2" ? 120 : null },
  row: importedTitle({ title: "A", ...facts }),
});
const paused = (percent: number, minutes: number | null = null, season: number | null = null, episode: number | null = null) => ({
  season,
  episode,
  percent,
  minutes,
  at: 50,
});
const empty = { progress: progressDocument.empty, seen: seenDocument.empty };

/** What "Continue" shows after an import, on a device that has `stored`. */
function continued(entries: readonly FoundEntry[], stored = empty) {
  const seen = withImportedSeen(stored.seen, entries, now);
  const progress = withImportedProgress(stored.progress, seen, entries, now);
  const read = documentOfJson(progressDocument, documentJson(progressDocument, progress), now).sections;
  return continueItems(openTitles({ progress: read, seen, now }), new Map()).map(({ title, reason, episode, position }) => [
    title.key,
    reason,
    episode,
    position,
  ]);
}

test("paused films and episodes go on where the visitor stopped", () => {
  const entries = [
    entry("movie:1", { paused: [paused(25, 160)] }),
    entry("movie:2", { paused: [paused(50)] }),
    entry("tv:3", { paused: [paused(20, null, 2, 5)] }),
    entry("tv:4", { paused: [paused(20)] }),
    entry("movie:5", { paused: [paused(0.1)] }),
  ];
  expect(continued(entries)).toEqual([
    ["movie:1", "left", null, { position: 2400, duration: 9600 }],
    ["movie:2", "left", null, { position: 3600, duration: 7200 }],
    ["tv:3", "left", { season: 2, episode: 5 }, { position: 540, duration: 2700 }],
  ]);
});

test("a film that was seen since is over, and Play does not resume it; one that is seen again goes on", () => {
  const seenAt = (time: number) => entry("movie:1", { seenAt: time, paused: [paused(25)] });
  const positions = (one: FoundEntry) => progressPlan(empty.progress, withImportedSeen(empty.seen, [one], now), [one]).positions.length;
  expect([60, 40].map(seenAt).map((one) => [continued([one]).length, positions(one)])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

describe("a series that was started", () => {
  const started = entry("tv:3", { startedAt: 60 });

  test("is in Continue, without an episode", () => {
    expect(continued([started])).toEqual([["tv:3", "started", null, null]]);
    expect(placeText({ episode: null, reason: "started", minutesLeft: null, server: null })).toBe("Started");
  });

  test("goes on after its last episode where the import or the device has some", () => {
    const episodes = [{ season: 1, episode: 2, at: 40 }];
    expect(continued([entry("tv:3", { startedAt: 60, episodes })])).toEqual([["tv:3", "seen", { season: 1, episode: 2 }, null]]);
    const seen = withImportedSeen(seenDocument.empty, [entry("tv:3", { episodes })], now);
    expect(continued([started], { ...empty, seen })).toEqual([["tv:3", "seen", { season: 1, episode: 2 }, null]]);
    expect(continued([entry("tv:3", { startedAt: 60, seenAt: 70 })])).toEqual([]);
  });
});

test("beyond the room of Continue the newest stay, and the others are counted", () => {
  const { entries: most } = savedLimits.resume;
  const many = Array.from({ length: most + 5 }, (_, index) => entry(`tv:${index + 1}`, { startedAt: index }));
  const plan = progressPlan(progressDocument.empty, seenDocument.empty, many);
  expect([plan.opened.length, plan.opened.at(-1)?.at, plan.left]).toEqual([most, 5, 5]);
  const keys = Array.from({ length: most - 2 }, (_, index) => `movie:${index + 100}` as const);
  const positions = new Map(keys.map((key) => [key, { key, position: 60, duration: 900, at: 1, changed: 1 }]));
  const films = [1, 2, 3].map((id) => entry(`movie:${id}`, { paused: [paused(25)] }));
  const beside = progressPlan({ ...empty.progress, positions }, empty.seen, films);
  expect([beside.positions.length, beside.left]).toEqual([2, 1]);
});
