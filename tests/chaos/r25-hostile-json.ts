import { acrossConditions, atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilm, endlessFilms, firstEndlessId } from "#tests/support/film-pages.ts";
import { costlyValues, tooManyValues } from "#tests/support/hostile-json.ts";
import { type LiveSite, withLiveSite } from "./live-site.ts";
import { otherIds } from "./other-ids.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { type Call, isRefusal, statusOf } from "./statuses.ts";
import { isServed, visit } from "./views.ts";

/** What a visitor or a script requests of one id. */
const callsFor = (id: number): Call[] => [
  { path: `/movie/${id}` },
  { path: `/tv/${id}` },
  { path: `/actor/${id}` },
  { path: `/api/people/${id}/credits` },
  { path: "/functions/v1/get-movie", body: { movieId: id + 1 } },
  { path: "/functions/v1/get-tv-season", body: { seriesId: id, seasonNumber: 1 } },
  { path: `/api/search/movies?q=${id}` },
  { path: `/api/search/imdb?q=tt${id}` },
];

const hostileId = firstEndlessId + 50_000_000;
const seen = endlessFilms(20);

/** Each hostile response comes beside a view of a seen film, and before three of new ones: otherwise the circuit breaker would open. */
async function viewsBeside({ site, provider }: LiveSite, id: number, text: (id: number) => string): Promise<{ statuses: number[]; failedViews: number }> {
  provider.setFault({ kind: "json", text }, new RegExp(`${id}|${id + 1}|/search/|/find/`));
  const statuses: number[] = [];
  let failedViews = 0;
  for (const [index, call] of callsFor(id).entries()) {
    const newFilms = [1, 2, 3].map((film) => endlessFilm(id - firstEndlessId + 10 * (index + 1) + film));
    const [status, isSeenServed] = await Promise.all([statusOf(site.url, call), isServed(site.url, seen[index] ?? endlessFilm(0))]);
    const served = [isSeenServed];
    for (const film of newFilms) served.push(await isServed(site.url, film));
    statuses.push(status);
    failedViews += served.filter((isView) => !isView).length;
  }
  provider.setFault(null);
  return { statuses, failedViews };
}

async function under(live: LiveSite, name: string, id: number, text: (id: number) => string): Promise<Figure[]> {
  await live.site.vitals();
  const { statuses, failedViews } = await viewsBeside(live, id, text);
  const { longestHoldMs } = await live.site.vitals();
  const refused = exactly(`of ${statuses.length} responses with too many values refused`, statuses.filter(isRefusal).length, statuses.length);
  return [
    atMost("longest hold of the event loop, in processor time", longestHoldMs, 150, " ms"),
    exactly("other views that failed", failedViews, 0),
    exactly("responses that are a 500", statuses.filter((status) => status === 500).length, 0),
    ...(name in tooManyValues ? [refused] : []),
  ];
}

async function hostileJson(scale: Scale): Promise<Figure[]> {
  const all = Object.entries({ ...tooManyValues, ...costlyValues });
  const shapes = scale === "full" ? all : all.filter(([name]) => name.startsWith("600,000") || name.startsWith("99,000 levels"));
  return withLiveSite(async (live) => {
    await visit(live.site.url, seen);
    for (const call of callsFor(firstEndlessId)) await statusOf(live.site.url, call);
    const before = await live.site.vitals("collect");
    const runs: [string, Figure[]][] = [];
    for (const [index, [name, text]] of shapes.entries()) runs.push([name, await under(live, name, hostileId + index * 1000, text)]);
    const after = await live.site.vitals("collect");
    const gained = atMost("memory gained", after.residentMb - before.residentMb, 150, " MB");
    return [...acrossConditions(runs), gained, ...(await otherIds(live))];
  });
}

export const r25: Scenario = { id: "R25", title: "hostile JSON of 2 MB; records of other ids", run: hostileJson };
