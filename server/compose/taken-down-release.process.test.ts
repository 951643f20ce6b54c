import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

// The whole server over a provider with two films that come to theaters next week, and a takedown while subscribers follow them.

const [blocked, other] = [777_001, 777_002];
const nextWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const film = (id: number) => ({ id, title: `Coming Film ${id}`, release_date: nextWeek, overview: "Soon.", genre_ids: [], genres: [] });
const dates = { results: [{ iso_3166_1: "US", release_dates: [{ type: 3, release_date: `${nextWeek}T00:00:00.000Z` }] }] };
const list = { page: 1, total_pages: 1, total_results: 2, results: [film(blocked), film(other)] };

async function openSite() {
  const provider = await startFaultyProvider();
  onTestFinished(provider.close);
  const text = (id: number) => JSON.stringify(Number.isNaN(id) ? list : { ...film(id), release_dates: dates });
  provider.setFault({ kind: "json", text }, /^\/(discover\/movie|movie\/(upcoming|77700[12]))$/);
  const folder = mkdtempSync(join(temporaryFolder(), "content-"));
  const site = await openTestDeployment({ TMDB_API_KEY: "k", TMDB_BASE_URL: provider.url, CONTENT_DIR: folder });
  return { get: site.get, takeDown: (takedown: object) => writeFileSync(join(folder, "takedown.json"), JSON.stringify(takedown)) };
}

const calendar = `/calendar.ics?titles=movie:${blocked},movie:${other}`;
const lists = [
  ...["/upcoming?list=soon&week=1", "/de/upcoming?list=soon", "/api/upcoming?list=soon&region=US"],
  ...["atom", "rss", "radarr"].flatMap((form) => [`/feeds/${form}/upcoming?list=soon`, `/feeds/${form}/shared?titles=movie:${blocked},movie:${other}`]),
];

const uidsIn = (text: string): string[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event).uid.replace(/@.*/, ""));

test("a film that is taken down before its release leaves calendars, feeds and lists together with its page, for subscribers who have a copy as well", async () => {
  const { get, takeDown } = await openSite();
  for (const id of [blocked, other]) expect((await get(`/movie/${id}`)).status).toBe(200);
  const textOf = async (path: string) => (await get(path)).text();
  const naming = async () => {
    const texts = await Promise.all(lists.map(async (path) => ({ path, text: await textOf(path) })));
    const withId = (id: number) => texts.filter(({ text }) => text.includes(`Coming Film ${id}`)).map(({ path }) => path);
    expect(withId(other)).toEqual(lists);
    return withId(blocked);
  };
  const first = await get(calendar);
  const copy = { "if-none-match": first.headers.get("etag") ?? "" };
  expect(uidsIn(await first.text())).toEqual([`movie-${blocked}-release3`, `movie-${other}-release3`]);
  expect(await naming()).toEqual(lists);
  expect((await get(calendar, { headers: copy })).status).toBe(304);

  takeDown({ movies: [blocked] });
  await eventually(async () => expect((await get(`/movie/${blocked}`)).status).toBe(410), 100);
  expect(await naming()).toEqual([]);
  // A calendar's program removes what a file of the same address does not list any more.
  const second = await get(calendar, { headers: copy });
  expect([second.status, uidsIn(await second.text())]).toEqual([200, [`movie-${other}-release3`]]);

  takeDown({});
  await eventually(async () => expect(uidsIn(await textOf(calendar))).toHaveLength(2), 100);
});
