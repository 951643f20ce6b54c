import ICAL from "ical.js";
import { describe, expect, test, vi } from "vitest";
import { limits } from "#domain/limits.ts";
import type { TitleKey } from "#domain/title-key.ts";
import type { Catalog } from "#features/catalog.ts";
import type { ComingDay } from "#features/saved/model/coming-day.ts";
import { savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import { filteredCatalog } from "#server/takedown/filtered-catalog.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failing, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovie, sampleSeries } from "#tests/support/sample-titles.ts";
import { subscriptionPath } from "./model/calendar-address.ts";

const comingOf: Partial<Record<TitleKey, ComingDay[]>> = {
  "movie:19": [{ date: "2099-03-05", release: 3 }, { date: "2099" }, { date: "" }],
  "tv:7": [
    { date: "2099-12-04", episode: { season: 2, episode: 1, name: "The Return; a, b\r\nX-EVIL:1" }, mark: "return" },
    { date: "2099-12-11", episode: { season: 2, episode: 2, name: "Part 2" } },
  ],
};

const stored: Catalog["titles"] = async (keys) => ({
  titles: keys.flatMap((key) => {
    const coming = comingOf[key];
    const id = Number(key.split(":")[1]);
    return coming ? { ...(key.startsWith("tv:") ? savedSeries(sampleSeries(id)) : savedMovie(sampleMovie(id))), coming } : [];
  }),
  missing: [],
  pending: keys.filter((key) => !comingOf[key]),
});

const setUp = (titles: Catalog["titles"] = stored) => sampleApp({ catalog: sampleCatalog({ titles }), site: sampleSite({ languages: ["en", "de"] }) });

const componentOf = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsOf = (text: string) =>
  componentOf(text)
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));

describe("a calendar's subscription", () => {
  test("is read back by another library: whole days with stable ids, asked for twice a day", async () => {
    const response = await setUp().get("/calendar.ics?titles=tv:7,movie:19");
    expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
      ...[200, "text/calendar; charset=utf-8", "public, max-age=3600"],
    ]);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const text = await response.text();
    expect(eventsOf(text).map((event) => [event.uid, event.startDate.isDate, event.startDate.toString(), event.summary])).toEqual([
      ["movie-19-release3@matinee.example", true, "2099-03-05", "Film 19 (In theaters)"],
      ["tv-7-s2e1@matinee.example", true, "2099-12-04", "Series 7 S2 E1 (New season)"],
      ["tv-7-s2e2@matinee.example", true, "2099-12-11", "Series 7 S2 E2"],
    ]);
    expect(eventsOf(text)[1]?.description).toBe("The Return; a, b X-EVIL:1\nhttps://matinee.example/tv/7-series-7");
    const calendar = componentOf(text);
    expect(["name", "refresh-interval", "version"].map((name) => String(calendar.getFirstPropertyValue(name)))).toEqual(["Calendar · Matinee", "PT12H", "2.0"]);
    // RFC 5545, section 3.1: lines of at most 75 bytes that end with CR LF.
    expect(Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  test("has lines of 75 bytes of half characters, too", async () => {
    const halves: Catalog["titles"] = async (...call) => {
      const batch = await stored(...call);
      return { ...batch, titles: batch.titles.map((title) => ({ ...title, title: "\ud83d".repeat(100) })) };
    };
    const text = await (await setUp(halves).get("/calendar.ics?titles=tv:7")).text();
    expect(Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  test("is one cached file for the same titles in any order, with an ETag", async () => {
    const titles = vi.fn(stored);
    const { get } = setUp(titles);
    const [first, second] = [await get("/calendar.ics?titles=tv:7,movie:19"), await get("/calendar.ics?titles=movie:19,tv:7,tv:7&region=US&utm_source=x")];
    expect([titles.mock.calls.length, first.headers.get("etag")]).toEqual([1, second.headers.get("etag")]);
    const again = await get("/calendar.ics?titles=movie:19,tv:7", { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  test("has the language and the region of its address, and no episode titles if it asks for none", async () => {
    const titles = vi.fn(stored);
    const text = await (await setUp(titles).get("/de/calendar.ics?titles=tv:7&region=AT&names=off")).text();
    expect(titles.mock.calls[0]?.[1]).toMatchObject({ language: "de", region: "AT" });
    expect(eventsOf(text).map(({ summary, description }) => [summary, description])).toEqual([
      ["Series 7 S2 F1 (Neue Staffel)", "https://matinee.example/de/tv/7-series-7"],
      ["Series 7 S2 F2", "https://matinee.example/de/tv/7-series-7"],
    ]);
  });

  test("is empty of titles that are not stored, and never loads one", async () => {
    const titles = vi.fn(stored);
    const { get } = setUp(titles);
    const response = await get("/calendar.ics?titles=movie:5");
    expect([response.status, eventsOf(await response.text())]).toEqual([200, []]);
    // Without `mayLoad` no call of the provider is made.
    expect(titles.mock.calls[0]?.[1]).not.toHaveProperty("mayLoad");
  });

  const tooMany = Array.from({ length: limits.calendar.subscribed + 1 }, (_, index) => `movie:${index + 1}`).join(",");
  test.each([
    "",
    "titles=",
    "titles=movie:19,",
    "titles=19",
    "titles=person:19",
    "titles=movie:0",
    "titles=%00",
    `titles=${tooMany}`,
    "titles=movie:19&region=xx",
  ])("%.40s is 400 with the reason, uncached, without a read", async (search) => {
    const titles = vi.fn(stored);
    const response = await setUp(titles).get(`/calendar.ics?${search}`);
    expect([response.status, response.headers.get("cache-control"), titles.mock.calls]).toEqual([400, "no-store", []]);
    expect(await response.text()).toMatch(/^(?:titles: must be 1 to 60 ids|region: must be the code)/);
  });

  test("of ten thousand hostile addresses is 400, without a read", async () => {
    const titles = vi.fn(stored);
    const { get } = setUp(titles);
    const noise = ["%00", "..%2f", "'\"><script>", "\u202e", "9".repeat(12), "-1", "movie:0", "movie:1.", "tv:1:", "%ff", "a".repeat(300), "tv:1,tv:x"];
    const shapes = [(text: string) => `titles=${text}`, (text: string) => `titles=tv:7,${text}`, (text: string) => `titles=tv:7&region=${text}`];
    const statuses = new Set<number>();
    for (let index = 0; index < 10_000; index++) {
      const language = index % 2 === 0 ? "" : "/de";
      statuses.add((await get(`${language}/calendar.ics?${shapes[index % shapes.length]?.(`${noise[index % noise.length]}x${index}`)}`)).status);
    }
    expect([[...statuses].toSorted((a, b) => a - b), titles.mock.calls]).toEqual([[400, 429], []]);
  });

  test("does not name a blocked title", async () => {
    const takedown = { has: (kind: string, id: number) => kind === "movies" && id === 1, version: () => "1" };
    const movie: Catalog["movie"] = async (id) => sampleMovie(id, { release_date: "2099-03-05" });
    const { get } = sampleApp({ takedown, catalog: filteredCatalog(sampleCatalog({ movie }), takedown) });
    const text = await (await get("/calendar.ics?titles=movie:1,movie:2")).text();
    expect(eventsOf(text).map(({ uid }) => uid)).toEqual(["movie-2-release@matinee.example"]);
    expect(text).not.toContain("Film 1");
  });

  test("that fails is an uncached 503", async () => {
    const response = await setUp(failing).get("/calendar.ics?titles=movie:19");
    expect([response.status, response.headers.get("cache-control"), response.headers.get("retry-after")]).toEqual([503, "no-store", "60"]);
  });

  test("has a canonical address: sorted, each title once, sixty at most, without what is the default", () => {
    expect(subscriptionPath({ titles: ["tv:7", "movie:19", "tv:7"], region: "US", hidesNames: false })).toBe("/calendar.ics?titles=movie:19,tv:7");
    expect(subscriptionPath({ titles: ["tv:7"], region: "DE", hidesNames: true })).toBe("/calendar.ics?titles=tv:7&region=DE&names=off");
    const all = Array.from({ length: 100 }, (_, index): TitleKey => `tv:${index + 1}`);
    expect(subscriptionPath({ titles: all, region: "US", hidesNames: false }).split(",")).toHaveLength(limits.calendar.subscribed);
  });
});
