import { expect, test, vi } from "vitest";
import type { Get } from "./get.ts";
import { createGetPage } from "./list-pages.ts";
import { upcomingCalls } from "./upcoming-calls.ts";

const days = { first: "2026-11-30", last: "2026-12-06" };

function setUp() {
  const get = vi.fn(async () => ({ items: [], totalPages: 0, totalResults: 0 }));
  const { upcomingMovies, airingSeries } = upcomingCalls(createGetPage(get as unknown as Get));
  const lastCall = () => (get.mock.lastCall as unknown[] | undefined)?.slice(1, 3);
  return { upcomingMovies, airingSeries, lastCall };
}

const ofWeek = { sort_by: "popularity.desc", include_adult: "false", page: undefined };

test("lists of a country are the provider's own, unless they are of days or of a kind of release", async () => {
  const { upcomingMovies, lastCall } = setUp();
  await upcomingMovies({ region: "DE", list: "cinemas", kind: null, days: null }, 1);
  expect(lastCall()).toEqual(["/movie/now_playing", { region: "DE", page: undefined }]);
  await upcomingMovies({ region: "DE", list: "soon", kind: null, days: null }, 2, { language: "de" });
  expect(lastCall()).toEqual(["/movie/upcoming", { region: "DE", page: 2, language: "de-DE" }]);
});

test("a week is its days and kinds of release, those that date a film first", async () => {
  const { upcomingMovies, lastCall } = setUp();
  const dates = { "release_date.gte": "2026-11-30", "release_date.lte": "2026-12-06" };
  const typesOf = async (list: "soon" | "home", kind: "limited" | "digital" | "wide" | null) => {
    await upcomingMovies({ region: "US", list, kind, days }, 1);
    const [path, { with_release_type, ...rest }] = lastCall() as [string, Record<string, unknown>];
    expect([path, rest]).toEqual(["/discover/movie", { region: "US", ...dates, ...ofWeek }]);
    return with_release_type;
  };
  expect([await typesOf("soon", null), await typesOf("soon", "limited"), await typesOf("home", null), await typesOf("home", "digital")]).toEqual([
    "3|2",
    "2",
    "4|5",
    "4",
  ]);
  // Of another list.
  expect(await typesOf("home", "wide")).toBe("4|5");
});

test("series are those of a day in the country's time zone", async () => {
  const { airingSeries, lastCall } = setUp();
  await airingSeries({ region: "JP", list: "today", days }, 1);
  expect(lastCall()).toEqual(["/tv/airing_today", { timezone: "Asia/Tokyo", page: undefined }]);
  await airingSeries({ region: "JP", list: "week", days }, 1);
  expect(lastCall()).toEqual(["/tv/on_the_air", { timezone: "Asia/Tokyo", page: undefined }]);
  await airingSeries({ region: "US", list: "day", days: { first: "2026-11-30", last: "2026-11-30" } }, 1);
  const dates = { "air_date.gte": "2026-11-30", "air_date.lte": "2026-11-30" };
  expect(lastCall()).toEqual(["/discover/tv", { timezone: "America/New_York", ...dates, ...ofWeek }]);
});
