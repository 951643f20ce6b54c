import { acrossConditions, atLeast, atMost, exactly, type Figure, timed } from "#tests/support/figure.ts";
import { endlessFilm, type NamedPage } from "#tests/support/film-pages.ts";
import { type LoadRequest, type LoadResponse, percentile, steadyLoad } from "#tests/support/steady-load.ts";
import { throttle } from "#tests/support/throttle.ts";
import { withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isUsefulRefusal, isView, requestOf, visit } from "./views.ts";

const providerMs = 200;

/** A client as the proxy in front names it. Some proxies append its port, another one for each connection. */
type Client = { addressOf: (index: number) => string; ratePerS: number; firstFilm: number };

const attacker: Client = { addressOf: (index) => `192.0.2.1:${1024 + (index % 60_000)}`, ratePerS: 100, firstFilm: 1_000_000 };
const other: Client = { addressOf: () => "198.51.100.7", ratePerS: 3, firstFilm: 2_000_000 };
const crawler: Client = { addressOf: () => "203.0.113.80", ratePerS: 1, firstFilm: 3_000_000 };
/** 20 visitors behind one address, one page each in 10 s. */
const office: Client = { addressOf: () => "203.0.113.9", ratePerS: 2, firstFilm: 4_000_000 };
const callsPerPage = 5;

const filmOf = ({ firstFilm }: Client, index: number): NamedPage => endlessFilm(firstFilm + index);
const from = (client: Client, index: number) => ({ "x-forwarded-for": client.addressOf(index), "accept-encoding": "br" });

/** `wrong`: neither a view nor a useful refusal. Times in milliseconds from the sending, sorted. */
type Views = { sent: number; viewedMs: number[]; refused: number; wrong: number };

async function viewsOf(origin: string, client: Client, durationMs: number): Promise<Views> {
  const sentAt: number[] = [];
  const viewedMs: number[] = [];
  let [refused, wrong] = [0, 0];
  const isExpected = (response: LoadResponse, film: LoadRequest, index: number): boolean => {
    const isFilm = isView(response, film);
    if (isFilm) viewedMs.push(performance.now() - (sentAt[index] ?? 0));
    else if (isUsefulRefusal(response)) refused += 1;
    else wrong += 1;
    return isFilm;
  };
  const request = (index: number) => {
    sentAt[index] = performance.now();
    return requestOf(origin, filmOf(client, index), from(client, index));
  };
  const { sent, statuses } = await steadyLoad({ ratePerS: client.ratePerS, durationMs, request, isExpected });
  return { sent, viewedMs: viewedMs.toSorted((a, b) => a - b), refused, wrong: wrong + (statuses.error ?? 0) };
}

/** The calls that pages make in the browser. @returns how many were not answered with data */
async function failedCalls(origin: string, client: Client, durationMs: number): Promise<number> {
  const paths = ["/api/movies/popular", "/api/movies/trending", "/api/movies/top-rated", "/api/tv/popular"];
  const request = (index: number) => ({ url: origin + paths[index % paths.length], headers: from(client, index) });
  return (await steadyLoad({ ratePerS: client.ratePerS * callsPerPage, durationMs, request })).failed;
}

async function besideAttack(durationMs: number, isThrottled: boolean): Promise<Figure[]> {
  return withLiveSite(
    async ({ site, provider }) => {
      await visit(
        site.url,
        Array.from({ length: 40 }, (_, index) => endlessFilm(index)),
      );
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
          atMost("p95 of its views", percentile(visitor.viewedMs, 0.95), 2500, " ms"),
          timed(exactly("20 visitors behind one address: pages and calls refused", visitors.refused + visitors.wrong + failed, 0)),
          timed(exactly("a crawler at a page a second: pages refused", crawl.refused + crawl.wrong, 0)),
          atLeast("the first client's requests refused", attack.refused, 1),
          exactly("responses that are neither a view nor a refusal with Retry-After", attack.wrong + visitor.wrong + visitors.wrong + crawl.wrong, 0),
        ];
      } finally {
        release();
      }
    },
    { TRUSTED_PROXY_HOPS: "1" },
  );
}

async function fairClients(scale: Scale): Promise<Figure[]> {
  const durationMs = scale === "full" ? 30_000 : 2000;
  return acrossConditions([
    ["whole processor", await besideAttack(durationMs, false)],
    ["30 % of a processor", await besideAttack(durationMs, true)],
  ]);
}

export const r21: Scenario = { id: "R21", title: "one client requests 100 new films a second, another 3", run: fairClients };
