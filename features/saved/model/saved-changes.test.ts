import { describe, expect, test } from "vitest";
import { episodeKey, keyParts, type SeenKey, seriesKey, titleKeyOf, videoKey } from "#domain/title-key.ts";
import { changesBetween, undone, withChanges } from "./entry-changes.ts";
import { withoutSaved, withSaved } from "./list-changes.ts";
import { listDocument } from "./list-document.ts";
import { withDismissed, withOpened, withoutPosition, withPosition } from "./progress-changes.ts";
import { type ProgressSections, progressDocument } from "./progress-document.ts";
import { savedLimits } from "./saved-limits.ts";
import type { SavedTitle } from "./saved-title.ts";
import { withoutSeen, withRating, withSeen } from "./seen-changes.ts";
import { seenDocument } from "./seen-document.ts";

const metropolis: SavedTitle = { key: "movie:19", title: "Metropolis", year: 1927, poster_path: "/m.jpg", genre_ids: [18], runtime: 153, rating: 8.1 };
const series: SavedTitle = { ...metropolis, key: "tv:1396", title: "A Series", runtime: null };
const film = metropolis.key;
const list = listDocument.empty;
const seen = seenDocument.empty;
const none = progressDocument.empty;

test("films and episodes have keys of their own", () => {
  expect(videoKey({ kind: "movie", tmdb_id: 19, imdb_id: null })).toBe("movie:19");
  expect(videoKey({ kind: "tv", tmdb_id: 19, imdb_id: null, season: 2, episode: 5 })).toBe("tv:19:2:5");
  expect(titleKeyOf(episodeKey(19, 2, 5))).toBe(seriesKey(19));
  expect(keyParts("tv:19:2:5")).toEqual({ kind: "tv", id: 19, season: 2, episode: 5 });
});

describe("a saved title", () => {
  test("keeps the time of its first press", () => {
    const once = withSaved(list, [metropolis], 1000);
    expect(once.titles.get(film)).toEqual({ ...metropolis, at: 1000, changed: 1000 });
    expect(withSaved(once, [metropolis], 2000)).toBe(once);
  });

  test("returns to its place by an undo, and leaves by one", () => {
    const before = withSaved(list, [metropolis], 1000);
    const removal = changesBetween(before, withoutSaved(before, [film]), 2000);
    const elsewhere = withSaved(withChanges(before, removal), [series], 2500);
    expect([...elsewhere.titles.keys()]).toEqual([series.key]);
    const { titles } = withChanges(elsewhere, undone(removal, 3000));
    expect(titles.get(film)).toEqual({ ...metropolis, at: 1000, changed: 3000 });
    expect(titles.has(series.key)).toBe(true);
    expect(withChanges(before, undone(changesBetween(list, before, 1000), 3000)).titles.size).toBe(0);
  });
});

describe("what was seen", () => {
  const keys: SeenKey[] = ["tv:1396:1:1", "tv:1396:1:2"];

  test("keeps its time, with what its series is", () => {
    const first = withSeen(seen, { title: series, keys: keys.slice(0, 1), at: 500 }, 1000);
    const both = withSeen(first, { title: series, keys }, 2000);
    expect([...both.seen.values()].map(({ at }) => at)).toEqual([500, 2000]);
    expect(both.details.get(series.key)).toMatchObject(series);
    expect(withSeen(both, { title: series, keys }, 3000)).toBe(both);
    expect(withoutSeen(both, keys).seen.size).toBe(0);
  });

  test("loses its details with its last entry", () => {
    const empty = withoutSeen(withSeen(seen, { title: series, keys }, 1000), keys);
    expect(seenDocument.prune(empty).details.size).toBe(0);
  });
});

test("an own rating with a note is replaced, and removed without both", () => {
  const rated = withRating(seen, { title: metropolis, rating: 9, note: `  ${"n".repeat(5100)}` }, 1000);
  expect(rated.ratings.get(film)).toMatchObject({ rating: 9, note: "n".repeat(5000), at: 1000 });
  expect(withRating(rated, { title: metropolis, rating: null, note: " " }, 2000).ratings.size).toBe(0);
});

describe("a position stays", () => {
  const at = (position: number, duration = 1000, key: SeenKey = film) => ({ key, position, duration });
  const positionIn = (sections: ProgressSections) => sections.positions.get(film)?.position;

  test.each([30, 31, 500, 900])("at %i of 1,000 s", (position) => expect(positionIn(withPosition(none, at(position), 1))).toBe(position));

  test("not in the first 30 s, where an earlier one stays", () => {
    expect(withPosition(none, at(29.9), 1)).toBe(none);
    expect(positionIn(withPosition(withPosition(none, at(500), 1), at(3), 2))).toBe(500);
  });

  test("not in the last tenth, where an earlier one is removed", () =>
    expect(positionIn(withPosition(withPosition(none, at(500), 1), at(901), 2))).toBeUndefined());

  test("not of a video that is longer than a day", () => expect(positionIn(withPosition(none, at(500, 90_000), 1))).toBeUndefined());

  test("until it is removed", () => expect(positionIn(withoutPosition(withPosition(none, at(500), 1), film))).toBeUndefined());

  test("of the videos that were watched last", () => {
    let progress = withPosition(none, at(500), 1);
    for (let id = 1; id < savedLimits.resume.entries; id += 1) progress = withPosition(progress, at(100, 1000, episodeKey(1, 1, id)), id + 1);
    progress = withPosition(progress, at(600), 1000);
    progress = withPosition(progress, at(40, 1000, "movie:20"), 1001);
    const { positions } = progressDocument.prune(progress);
    expect(positions.size).toBe(savedLimits.resume.entries);
    expect([positions.has("tv:1:1:1"), positions.has(film), positions.has("movie:20")]).toEqual([false, true, true]);
  });
});

test("what was opened has its server, and a dismissed title keeps it with its positions", () => {
  const opened = withOpened(
    withPosition(none, { key: "tv:1396:2:5", position: 100, duration: 900 }, 1),
    series,
    { server: "server-3", season: 2, episode: 5 },
    2,
  );
  expect(opened.opened.get(series.key)).toMatchObject({ server: "server-3", season: 2, episode: 5 });
  const dismissed = withDismissed(opened, [series.key], 3);
  expect(dismissed).toMatchObject({ positions: opened.positions, opened: opened.opened });
  expect(dismissed.dismissed.get(series.key)).toEqual({ key: series.key, isFinished: false, at: 3, changed: 3 });
  expect(withDismissed(opened, [], 3)).toBe(opened);
});
