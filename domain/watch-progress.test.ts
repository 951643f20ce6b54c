import { describe, expect, test } from "vitest";
import { playerLimits } from "./player-limits.ts";
import { parseWatchProgress, videoKey, type WatchProgress, watchProgressText, withoutPosition, withPosition } from "./watch-progress.ts";

const film = "movie:19";
const none: WatchProgress = new Map();
const at = (position: number, duration = 1000) => ({ position, duration });

test("a film and an episode have keys of their own", () => {
  expect(videoKey({ kind: "movie", tmdb_id: 19, imdb_id: null })).toBe("movie:19");
  expect(videoKey({ kind: "tv", tmdb_id: 19, imdb_id: null, season: 2, episode: 5 })).toBe("tv:19:2:5");
});

describe("a position is kept", () => {
  test.each([30, 31, 500, 900])("at %i of 1,000 s", (position) => expect(withPosition(none, film, at(position)).get(film)).toEqual(at(position)));

  test("not in the first 30 s, where an earlier one stays", () => {
    expect(withPosition(none, film, at(29.9))).toBe(none);
    expect(withPosition(withPosition(none, film, at(500)), film, at(3)).get(film)).toEqual(at(500));
  });

  test("not in the last tenth, where an earlier one is forgotten", () => {
    expect(withPosition(withPosition(none, film, at(500)), film, at(901)).has(film)).toBe(false);
  });

  test("not of a video that is longer than a day", () => expect(withPosition(none, film, at(500, 90_000)).has(film)).toBe(false));

  test("until it is removed", () => expect(withoutPosition(withPosition(none, film, at(500)), film).size).toBe(0));

  test("of the videos that were watched last", () => {
    let progress = withPosition(none, film, at(500));
    for (let id = 1; id < playerLimits.resume.entries; id += 1) progress = withPosition(progress, `tv:1:1:${id}`, at(100));
    progress = withPosition(progress, film, at(600));
    progress = withPosition(progress, "movie:20", at(40));
    expect(progress.size).toBe(playerLimits.resume.entries);
    expect([progress.has("tv:1:1:1"), progress.has(film), progress.has("movie:20")]).toEqual([false, true, true]);
  });
});

describe("stored progress", () => {
  test("is read as it was written, in whole seconds", () => {
    const progress = withPosition(withPosition(none, film, at(500.7, 1000.2)), "tv:1396:2:5", at(40));
    expect([...parseWatchProgress(watchProgressText(progress))]).toEqual([
      [film, at(500, 1001)],
      ["tv:1396:2:5", at(40)],
    ]);
  });

  test.each([
    null,
    "",
    "{",
    "[]",
    "7",
    '{"positions":{"movie:19":[500,1000]}}',
    '{"version":2,"positions":{"movie:19":[500,1000]}}',
    '{"version":1,"positions":7}',
  ])("%j is empty", (text) => expect(parseWatchProgress(text).size).toBe(0));

  test("leaves out what is malformed", () => {
    const positions =
      '{"movie:19":[500,1000],"movie:x":[500,1000],"__proto__":[500,1000],"movie:1":[5,1000],"movie:2":[950,1000],"movie:3":["9",1],"movie:4":{}}';
    expect([...parseWatchProgress(`{"version":1,"positions":${positions}}`)]).toEqual([[film, at(500)]]);
  });
});
