import { acrossConditions, exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilm, endlessFilms } from "#tests/support/film-pages.ts";
import { steadyLoad } from "#tests/support/steady-load.ts";
import { type LiveSite, withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isServed, isView, requestOf, visit } from "./views.ts";

const namedMs = 420_000;
const firstNew = 1_000_000;
/** More than the scenario itself takes, so that the wait is not over too soon. */
const reserveMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;

const seen = endlessFilms(20);

/** Visitors of films that were seen and of new ones, for as long as `durationMs`. @returns views of films that were seen */
async function visitors({ site }: LiveSite, from: number, durationMs: number): Promise<{ sent: number; views: number }> {
  const filmOf = (index: number) => (index % 2 === 0 ? seen[(index / 2) % seen.length] : undefined) ?? endlessFilm(from + index);
  let views = 0;
  const { sent } = await steadyLoad({
    ratePerS: 40,
    durationMs,
    request: (index) => requestOf(site.url, filmOf(index)),
    isExpected: (response, film, index) => {
      if (index % 2 === 0 && isView(response, film)) views += 1;
      return true;
    },
  });
  return { sent: Math.ceil(sent / 2), views };
}

/** Half of the time passes; the system's clock jumps ahead by a day and back; almost all of the time passes; then all of it. */
async function afterRefusal(live: LiveSite, retryAfter: string, durationMs: number): Promise<Figure[]> {
  const { site, provider } = live;
  provider.setFault({ kind: "status", status: 429, retryAfter });
  await visit(site.url, [endlessFilm(firstNew)]);
  provider.setFault(null);
  const before = provider.calls.length;
  const steps = [
    () => site.advanceMonotonicClock(namedMs / 2),
    () => site.setClockAhead(dayMs),
    () => site.setClockAhead(-dayMs),
    () => site.advanceMonotonicClock(namedMs / 2 - reserveMs),
  ];
  const counts = { sent: 0, views: 0 };
  for (const [index, step] of steps.entries()) {
    await step();
    const { sent, views } = await visitors(live, firstNew + 1000 * (index + 1), durationMs);
    counts.sent += sent;
    counts.views += views;
  }
  const early = provider.calls.length - before;
  await site.advanceMonotonicClock(reserveMs);
  const isBack = await isServed(site.url, endlessFilm(firstNew + 9000));
  return [
    exactly(`calls before Retry-After of ${namedMs / 1000} s was over`, early, 0),
    exactly(`failed views of ${counts.sent} seen`, counts.sent - counts.views, 0),
    exactly("views of a new film afterwards", isBack ? 1 : 0, 1),
    exactly("warnings with the end of the wait", warningsIn(site.output()), 1),
  ];
}

const warningsIn = (log: string): number => log.match(/asks to wait until \d{4}-\d\d-\d\dT/g)?.length ?? 0;

/** A site of its own for each way to name the time. */
async function namedTime(scale: Scale): Promise<Figure[]> {
  const durationMs = scale === "full" ? 5000 : 250;
  const seconds = () => String(namedMs / 1000);
  const date = () => new Date(Date.now() + namedMs).toUTCString();
  const conditions = [
    { name: "seconds", retryAfter: seconds, aheadMs: 0 },
    { name: "date", retryAfter: date, aheadMs: 0 },
    { name: "date, clock a day ahead", retryAfter: date, aheadMs: dayMs },
  ];
  const runs: [string, Figure[]][] = [];
  for (const { name, retryAfter, aheadMs } of conditions) {
    const underLoad = async (live: LiveSite) => {
      await live.site.setClockAhead(aheadMs);
      await visit(live.site.url, seen);
      return afterRefusal(live, retryAfter(), durationMs);
    };
    runs.push([name, await withLiveSite(underLoad, { LOG_LEVEL: "warn" })]);
  }
  return acrossConditions(runs);
}

export const r23: Scenario = { id: "R23", title: "Retry-After of 420 s, in seconds and as a date", run: namedTime };
