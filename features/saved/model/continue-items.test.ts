import { describe, expect, test } from "vitest";
import { episodeKey, type SeenKey, seriesKey, type TitleKey } from "#domain/title-key.ts";
import { sampleMovie, sampleSeries } from "#tests/support/sample-titles.ts";
import { continueItems, continueKeys, continuePath, finishedSeries, mayContinue, minutesLeft, openTitles } from "./continue-items.ts";
import { withDismissed, withOpened, withoutPosition, withPosition } from "./progress-changes.ts";
import { documentFormats } from "./saved-documents.ts";
import { savedMovie, savedSeries } from "./saved-title.ts";
import { withoutSeen, withSeen } from "./seen-changes.ts";
import type { TitleInBatch } from "./title-batch.ts";

const film = savedMovie(sampleMovie(19));
const series = savedSeries(sampleSeries(7));
/** Two seasons with episodes that have aired, and one that has none yet. */
const loaded = new Map<TitleKey, TitleInBatch>([
  [
    series.key,
    {
      ...series,
      seasons: [
        { season_number: 0, episode_count: 4 },
        { season_number: 1, episode_count: 3 },
        { season_number: 2, episode_count: 2 },
        { season_number: 3, episode_count: 0 },
      ],
    },
  ],
]);

/** What the visitor does, one after another. Times count up. */
function setUp() {
  let progress = documentFormats.progress.empty;
  let seen = documentFormats.seen.empty;
  let now = 1000;
  const step = (change: () => void) => {
    now += 1000;
    change();
    return visitor;
  };
  const visitor = {
    plays: (title = film, server = "server-3", [season, episode]: [number | null, number | null] = [null, null]) =>
      step(() => {
        progress = withOpened(progress, title, { server, season, episode }, now);
      }),
    stops: (key: SeenKey, position: number, duration = 6000) =>
      step(() => {
        progress = withPosition(progress, { key, position, duration }, now);
      }),
    sees: (title: typeof film, ...keys: SeenKey[]) =>
      step(() => {
        seen = withSeen(seen, { title, keys }, now);
        for (const key of keys) progress = withoutPosition(progress, key);
      }),
    unmarks: (...keys: SeenKey[]) =>
      step(() => {
        seen = withoutSeen(seen, keys);
      }),
    dismisses: (key: TitleKey) =>
      step(() => {
        progress = withDismissed(progress, [key], now);
      }),
    /** The Continue row has found that nothing follows. */
    finishes: (key: TitleKey) =>
      step(() => {
        progress = withDismissed(progress, [key], now, true);
      }),
    stored: (laterMs = 0) => ({ progress, seen, now: now + laterMs }),
    items: (titles: typeof loaded = loaded, laterMs = 0) => continueItems(openTitles({ progress, seen, now: now + laterMs }), titles),
  };
  return visitor;
}

const episode = (season: number, number: number) => episodeKey(7, season, number);
const codes = (items: ReturnType<typeof continueItems>) => items.map((item) => [item.reason, item.episode && `${item.episode.season}x${item.episode.episode}`]);

describe("a film", () => {
  test("that was left goes on where it stopped", () => {
    const [item] = setUp().plays().stops("movie:19", 1200).items();
    expect(item).toMatchObject({ title: film, reason: "left", episode: null, position: { position: 1200, duration: 6000 }, server: "server-3" });
    expect(item && [continuePath(item), minutesLeft(item)]).toEqual(["/movie/19-film-19#player", 80]);
  });

  test("that a server plays without a report was opened there", () => {
    expect(setUp().plays().items()).toMatchObject([{ reason: "opened", position: null, server: "server-3" }]);
  });

  test("leaves when it is seen, and returns when it is played again or unmarked", () => {
    const visitor = setUp().plays().stops("movie:19", 1200).sees(film, "movie:19");
    expect(visitor.items()).toEqual([]);
    expect(visitor.unmarks("movie:19").items()).toHaveLength(1);
    expect(visitor.sees(film, "movie:19").stops("movie:19", 60).items()).toHaveLength(1);
  });
});

describe("a series", () => {
  test("goes on with the episode after the last seen, across seasons, and leaves after the last that has aired", () => {
    const visitor = setUp().sees(series, episode(1, 1));
    expect(codes(visitor.items())).toEqual([["next", "1x2"]]);
    expect(codes(visitor.sees(series, episode(1, 2), episode(1, 3)).items())).toEqual([["next", "2x1"]]);
    expect(codes(visitor.sees(series, episode(2, 1)).items())).toEqual([["next", "2x2"]]);
    expect(visitor.sees(series, episode(2, 2)).items()).toEqual([]);
  });

  test("goes on with the episode that was left, or that another server opened", () => {
    const visitor = setUp().sees(series, episode(1, 1)).plays(series, "server-2", [1, 2]);
    expect(codes(visitor.items())).toEqual([["opened", "1x2"]]);
    const [item] = visitor.stops(episode(1, 2), 600).items();
    expect(item).toMatchObject({ reason: "left", episode: { season: 1, episode: 2 }, position: { position: 600 } });
    expect(item && continuePath(item)).toBe("/tv/7-series-7?season=1&episode=2#player");
  });

  test("skips episodes that were seen before, and ignores specials", () => {
    expect(codes(setUp().sees(series, episode(1, 2)).sees(series, episode(1, 1)).sees(series, episode(0, 1)).items())).toEqual([["next", "1x3"]]);
  });

  test("resumes the next episode where that was left before", () => {
    const [item] = setUp().stops(episode(1, 2), 600).sees(series, episode(1, 1)).items();
    expect(item).toMatchObject({ reason: "next", episode: { season: 1, episode: 2 }, position: { position: 600 } });
  });

  test("that was marked as a whole is finished", () => {
    expect(setUp().sees(series, episode(1, 1)).sees(series, seriesKey(7)).items()).toEqual([]);
  });

  test("shows the last seen episode while its seasons are not known", () => {
    const visitor = setUp().sees(series, episode(2, 2));
    expect([codes(visitor.items(new Map())), continueKeys(openTitles(visitor.stored()))]).toEqual([[["seen", "2x2"]], [series.key]]);
  });
});

test("a series of which all was seen is looked at again after a day", () => {
  const visitor = setUp().sees(series, episode(2, 2));
  expect([
    mayContinue(visitor.stored()),
    finishedSeries(openTitles(visitor.stored()), loaded),
    finishedSeries(openTitles(visitor.stored()), new Map()),
  ]).toEqual([true, [series.key], []]);
  visitor.finishes(series.key);
  expect([mayContinue(visitor.stored()), continueKeys(openTitles(visitor.stored()))]).toEqual([false, []]);
  const dayMs = 24 * 3600 * 1000;
  expect([mayContinue(visitor.stored(dayMs)), continueKeys(openTitles(visitor.stored(dayMs)))]).toEqual([true, [series.key]]);
  const another = new Map([[series.key, { ...series, seasons: [{ season_number: 2, episode_count: 3 }] }]]);
  expect(codes(visitor.items(another, dayMs))).toEqual([["next", "2x3"]]);
});

test("dismissed titles return when they are watched again, and not before", () => {
  const visitor = setUp().plays().stops("movie:19", 1200).dismisses("movie:19");
  expect([visitor.items(), continueKeys(openTitles(visitor.stored()))]).toEqual([[], []]);
  const weekMs = 7 * 24 * 3600 * 1000;
  expect(visitor.items(loaded, weekMs)).toEqual([]);
  expect(visitor.stops("movie:19", 1300).items()).toHaveLength(1);
});

test("the newest come first, at most 20; those without a stored title wait for it", () => {
  const visitor = setUp();
  for (let id = 1; id <= 25; id += 1) visitor.plays(savedMovie(sampleMovie(id)));
  expect(visitor.items().map(({ title }) => title.key)).toEqual(Array.from({ length: 20 }, (_, index) => `movie:${25 - index}`));
  const old = setUp().stops("movie:19", 1200);
  expect([old.items(), continueKeys(openTitles(old.stored()))]).toEqual([[], ["movie:19"]]);
  expect(old.items(new Map([[film.key, film]]))).toHaveLength(1);
});
