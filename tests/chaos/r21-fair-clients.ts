import { acrossConditions, atLeast, atMost, exactly, type Figure, timed } from "#tests/support/figure.ts";
import { endlessFilm, endlessFilms } from "#tests/support/film-pages.ts";
import { percentile, steadyLoad } from "#tests/support/steady-load.ts";
import { throttle } from "#tests/support/throttle.ts";
import { type Client, failuresIn, viewsOf } from "./client-views.ts";
import { withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { visit } from "./views.ts";

const providerMs = 200;

/** A client as the proxy in front names it. */
const clientAt = (addressOf: (index: number) => string, ratePerS: number, firstFilm: number): Client => ({
  ratePerS,
  page: (index) => endlessFilm(firstFilm + index),
  from: (index) => ({ headers: { "x-forwarded-for": addressOf(index) } }),
});

/** Some proxies append the client's port, another one for each connection. */
const attacker = clientAt((index) => `192.0.2.1:${1024 + (index % 60_000)}`, 100, 1_000_000);
const other = clientAt(() => "198.51.100.7", 3, 2_000_000);
const crawler = clientAt(() => "203.0.113.80", 1, 3_000_000);
/** 20 visitors behind one address, one page each in 10 s. */
const office = clientAt(() => "203.0.113.9", 2, 4_000_000);
const callsPerPage = 5;

/** The calls that pages make in the browser. @returns how many were not answered with data */
async function failedCalls(origin: string, { ratePerS, from = () => ({}) }: Client, durationMs: number): Promise<number> {
  const paths = ["/api/movies/popular", "/api/movies/trending", "/api/movies/top-rated", "/api/tv/popular"];
  const request = (index: number) => ({ url: origin + paths[index % paths.length], ...from(index) });
  return (await steadyLoad({ ratePerS: ratePerS * callsPerPage, durationMs, request })).failed;
}

async function besideAttack(durationMs: number, isThrottled: boolean): Promise<Figure[]> {
  return withLiveSite(
    async ({ site, provider }) => {
      await visit(site.url, endlessFilms(40));
      provider.setLatency(providerMs);
      const release = isThrottled ? throttle(site.pid()) : () => undefined;
      try {
        const load = (client: Client) => viewsOf(site.url, client, durationMs);
        const [attack, visitor, crawl, visitors, failed] = await Promise.all([
          load(attacker),
          load(other),
          load(crawler),
          load(office),
          failedCalls(site.url, office, durationMs),
        ]);
        return [
          timed(atLeast("the other client's views", (100 * visitor.viewedMs.length) / visitor.sent, 95, " %")),
          atMost("p95 of its views", percentile(visitor.viewedMs, 0.95), 4000, " ms"),
          timed(exactly("20 visitors behind one address: pages and calls refused", visitors.sent - visitors.viewedMs.length + failed, 0)),
          timed(exactly("a crawler at a page a second: pages refused", crawl.sent - crawl.viewedMs.length, 0)),
          atLeast("the first client's requests refused", attack.refusedMs.length, 1),
          exactly(
            "responses that are neither a view nor a refusal with Retry-After",
            [attack, visitor, visitors, crawl].reduce((sum, views) => sum + failuresIn(views), 0),
            0,
          ),
        ];
      } finally {
        release();
      }
    },
    { TRUSTED_PROXY_HOPS: "1" },
  );
}

async function fairClients(scale: Scale): Promise<Figure[]> {
  // R22 is at 30 % of a processor at this scale.
  if (scale === "short") return besideAttack(2000, false);
  const durationMs = 30_000;
  return acrossConditions([
    ["whole processor", await besideAttack(durationMs, false)],
    ["30 % of a processor", await besideAttack(durationMs, true)],
  ]);
}

export const r21: Scenario = { id: "R21", title: "one client requests 100 new films a second, another 3", run: fairClients };
