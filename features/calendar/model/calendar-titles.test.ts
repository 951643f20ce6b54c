import { expect, test } from "vitest";
import { limits } from "#domain/limits.ts";
import { episodeKey, movieKey } from "#domain/title-key.ts";
import { withSaved } from "#features/saved/model/list-changes.ts";
import { listDocument } from "#features/saved/model/list-document.ts";
import { withOwnLists } from "#features/saved/model/own-list-changes.ts";
import { withDismissed, withOpened } from "#features/saved/model/progress-changes.ts";
import { progressDocument } from "#features/saved/model/progress-document.ts";
import type { SavedDocuments } from "#features/saved/model/saved-documents.ts";
import { savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import { withSeen } from "#features/saved/model/seen-changes.ts";
import { seenDocument } from "#features/saved/model/seen-document.ts";
import { sampleMovie, sampleSeries } from "#tests/support/sample-titles.ts";
import { calendarTitles } from "./calendar-titles.ts";

const today = "2026-11-27";
const empty: SavedDocuments = { list: listDocument.empty, seen: seenDocument.empty, progress: progressDocument.empty };
const filmOf = (id: number, release_date: string) => savedMovie(sampleMovie(id, { release_date }));
const series = (id: number) => savedSeries(sampleSeries(id));

test("series that are saved or started, and saved films that may still come out, the latest first", () => {
  // What came out in cinemas last year may still come to homes.
  const list = [filmOf(1, "2027-01-01"), filmOf(2, ""), filmOf(3, "1927-01-10"), series(4), filmOf(7, "2025-06-01")].reduce(
    (sections, title, index) => withSaved(sections, [{ ...title, at: 10 + index }], 0),
    empty.list,
  );
  const seen = withSeen(empty.seen, { title: series(5), keys: [episodeKey(5, 1, 1)], at: 30 }, 0);
  const progress = withOpened(empty.progress, series(6), { server: "2embed", season: 1, episode: 1 }, 20);
  expect(calendarTitles({ list, seen, progress }, today)).toEqual(["tv:5", "tv:6", "movie:7", "tv:4", "movie:2", "movie:1"]);
});

test("a series that was removed from Continue is not followed, unless it is saved; one without a further episode is", () => {
  const opened = withOpened(empty.progress, series(6), { server: "2embed", season: 1, episode: 1 }, 20);
  const removed = { ...empty, progress: withDismissed(opened, ["tv:6"], 30, false) };
  expect(calendarTitles(removed, today)).toEqual([]);
  expect(calendarTitles({ ...removed, list: withSaved(empty.list, [{ ...series(6), at: 10 }], 0) }, today)).toEqual(["tv:6"]);
  expect(calendarTitles({ ...empty, progress: withDismissed(opened, ["tv:6"], 30, true) }, today)).toEqual(["tv:6"]);
});

test("what stands in a list of the visitor's own alone", () => {
  const own = { id: "one", name: "One", titles: [series(4), filmOf(3, "1927-01-10"), filmOf(1, "2027-01-01")] };
  expect(calendarTitles({ ...empty, list: withOwnLists(empty.list, [own], 10) }, today)).toEqual(["tv:4", "movie:1"]);
});

test("the hundred latest", () => {
  const titles = Array.from({ length: 120 }, (_, index) => ({ ...filmOf(index + 1, "2027-01-01"), at: index }));
  const keys = calendarTitles({ ...empty, list: withSaved(empty.list, titles, 0) }, today);
  expect([keys.length, keys[0]]).toEqual([limits.calendar.titles, movieKey(120)]);
});
