import { type BurstResponse, burst } from "#tests/support/burst.ts";
import { acrossConditions, atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilm } from "#tests/support/film-pages.ts";
import { percentile } from "#tests/support/steady-load.ts";
import { withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isView, msUntil } from "./views.ts";

const visitors = 1000;
const film = endlessFilm(0);
const dayMs = 24 * 60 * 60 * 1000;

const allAtOnce = (origin: string): Promise<BurstResponse[]> => burst(origin, film.path, visitors);

const p99Of = (responses: readonly BurstResponse[]): number =>
  percentile(
    responses.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b),
    0.99,
  );

const viewsOf = (responses: readonly BurstResponse[]): number =>
  responses.filter(({ status, body }) => isView({ status, body }, film) && body.endsWith("</html>")).length;

async function cold(scale: Scale): Promise<Figure[]> {
  const providerMs = 200;
  const rounds: [string, Figure[]][] = [];
  for (let round = 1; round <= (scale === "full" ? 5 : 1); round += 1) {
    rounds.push([
      `round ${round}`,
      await withLiveSite(async ({ site, provider }) => {
        // The first page of a process compiles its code: a busy machine takes longer for it than a page may wait.
        await burst(site.url, endlessFilm(1).path, 1);
        const callsBefore = provider.calls.length;
        provider.setLatency(providerMs);
        const responses = await allAtOnce(site.url);
        return [
          exactly("calls", provider.calls.length - callsBefore, 1),
          exactly("whole views", viewsOf(responses), visitors),
          atMost(`p99, of which the provider takes ${providerMs} ms`, p99Of(responses), providerMs + 800, " ms"),
        ];
      }),
    ]);
  }
  return acrossConditions(rounds);
}

async function stale(): Promise<Figure[]> {
  return withLiveSite(async ({ site, provider }) => {
    // Compressed like the thousand, whose encoding is cached then.
    await burst(site.url, film.path, 1);
    // Page and row are stale: the refresh needs a call.
    await site.advanceClock(dayMs + 1000);
    provider.setLatency(200);
    const callsBefore = provider.calls.length;
    const responses = await allAtOnce(site.url);
    await msUntil(async () => provider.calls.length > callsBefore);
    const isFresh = async () => (await fetch(site.url + film.path)).headers.get("cache-status") === "matinee; hit";
    const freshMs = await msUntil(isFresh);
    return [
      exactly("background calls", provider.calls.length - callsBefore, 1),
      exactly("whole views", viewsOf(responses), visitors),
      atMost("p99", p99Of(responses), 200, " ms"),
      exactly("fresh afterwards", Number.isFinite(freshMs) ? "yes" : "no", "yes"),
    ];
  });
}

export const stampede: readonly Scenario[] = [
  { id: "R3", title: "1,000 concurrent requests for one cold film, 5 rounds", run: cold },
  { id: "R4", title: "1,000 concurrent requests for one stale film", run: stale },
];
