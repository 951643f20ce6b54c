import { expect, test, vi } from "vitest";
import { parseAiringChoice, parseReleaseChoice } from "#features/upcoming/model/release-choice.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { sampleProvider } from "#tests/support/sample-provider.ts";
import { createCatalog } from "./catalog.ts";
import { createReadThroughCache } from "./read-through-cache.ts";

const films = (search: string, region = "US") => ({ ...parseReleaseChoice(new URLSearchParams(search)), region });
const series = (search: string, region = "US") => ({ ...parseAiringChoice(new URLSearchParams(search)), region });

function setUp(now = new Date("2026-11-27T12:00:00Z")) {
  const provider = sampleProvider();
  const memory = memoryStore();
  const clock = { now };
  const cache = createReadThroughCache({ rows: rowsOf(memory.store), onError: () => undefined });
  const catalog = createCatalog({ provider, cache, now: () => clock.now });
  const request = () => vi.mocked(provider.upcomingMovies).mock.lastCall?.[0];
  return { provider, catalog, clock, request, ...memory };
}

test("a list says what day it is in its country", async () => {
  const { catalog } = setUp(new Date("2026-11-27T23:30:00Z"));
  const today = async (region: string) => (await catalog.upcomingMovies(films("", region))).today;
  expect([await today("US"), await today("JP")]).toEqual(["2026-11-27", "2026-11-28"]);
});

test("weeks begin with what is left of this one", async () => {
  const { catalog, request } = setUp();
  await catalog.upcomingMovies(films("list=soon&week=0"));
  expect(request()).toEqual({ region: "US", list: "soon", kind: null, days: { first: "2026-11-27", last: "2026-11-29" } });
  await catalog.upcomingMovies(films("list=home&week=1&type=disc"));
  expect(request()).toEqual({ region: "US", list: "home", kind: "disc", days: { first: "2026-11-30", last: "2026-12-06" } });
});

test("without a week the provider chooses the days of what is coming, and of a kind or at home they are all eight weeks", async () => {
  const { catalog, request } = setUp();
  const daysOf = async (search: string) => {
    await catalog.upcomingMovies(films(search));
    return request()?.days;
  };
  const all = { first: "2026-11-27", last: "2027-01-17" };
  expect([await daysOf(""), await daysOf("list=soon"), await daysOf("list=soon&type=limited"), await daysOf("list=home")]).toEqual([null, null, all, all]);
});

test("yesterday's list is not today's", async () => {
  const { catalog, clock, provider } = setUp();
  await catalog.airingSeries(series(""));
  await catalog.airingSeries(series(""));
  expect(provider.airingSeries).toHaveBeenCalledTimes(1);
  clock.now = new Date("2026-11-28T12:00:00Z");
  expect((await catalog.airingSeries(series(""))).today).toBe("2026-11-28");
  expect(vi.mocked(provider.airingSeries).mock.lastCall?.[0]).toEqual({ region: "US", list: "today", days: { first: "2026-11-28", last: "2026-11-28" } });
});

test("a day of the week and the whole week are lists of their own", async () => {
  const { catalog, provider } = setUp();
  const requestOf = async (search: string) => {
    await catalog.airingSeries(series(search));
    return vi.mocked(provider.airingSeries).mock.lastCall?.[0];
  };
  expect(await requestOf("day=2")).toEqual({ region: "US", list: "day", days: { first: "2026-11-29", last: "2026-11-29" } });
  expect(await requestOf("day=week")).toEqual({ region: "US", list: "week", days: { first: "2026-11-27", last: "2026-12-03" } });
});

test("pages beyond the end cost the first page's call alone", async () => {
  const { catalog, provider } = setUp();
  for (const page of [400, 5, 501, 77]) {
    const list = await catalog.upcomingMovies({ ...films("list=soon"), page });
    expect([list.items.length, list.page]).toEqual([0, page]);
  }
  expect(vi.mocked(provider.upcomingMovies).mock.calls.map(([, page]) => page)).toEqual([1]);
});

test("each country and language has a row of its own", async () => {
  const { catalog, rows } = setUp();
  await catalog.upcomingMovies(films("", "DE"));
  await catalog.upcomingMovies(films("", "AT"), { language: "de" });
  expect([...rows.keys()]).toEqual(["answers:upcoming:DE:cinemas:::1", "answers:upcoming:AT:cinemas:::1:de"]);
});
