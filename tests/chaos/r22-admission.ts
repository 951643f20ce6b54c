import { acrossConditions, atMost, exactly, type Figure, reported, timed } from "#tests/support/figure.ts";
import { endlessFilm, type NamedPage, uncachedPage } from "#tests/support/film-pages.ts";
import { type LoadRequest, type LoadResponse, steadyLoad } from "#tests/support/steady-load.ts";
import { throttle } from "#tests/support/throttle.ts";
import { type ControlledSite, startControlledSite, withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isUsefulRefusal, isView, requestOf, visit } from "./views.ts";

const ratePerS = 200;
const trusted = { TRUSTED_PROXY_HOPS: "1" };

type Conditions = { film: (index: number) => NamedPage; addressOf: (index: number) => string; durationMs: number };

const oneClient = () => "192.0.2.1";
const manyClients = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

async function atThirtyPercent(site: ControlledSite, { film, addressOf, durationMs }: Conditions): Promise<Figure[]> {
  await visit(
    site.url,
    Array.from({ length: 40 }, (_, index) => film(index)),
  );
  const release = throttle(site.pid());
  try {
    const request = (index: number) => requestOf(site.url, film(1000 + index), { "x-forwarded-for": addressOf(index), "accept-encoding": "br" });
    const counts = { views: 0, wrong: 0 };
    const isExpected = (response: LoadResponse, requested: LoadRequest): boolean => {
      const isFilm = isView(response, requested);
      if (isFilm) counts.views += 1;
      else if (!isUsefulRefusal(response)) counts.wrong += 1;
      return isFilm;
    };
    const { statuses, worstMs } = await steadyLoad({ ratePerS, durationMs, request, isExpected, connections: 600 });
    return [
      atMost("the longest wait for an answer", worstMs, 2500, " ms"),
      exactly("answers that are neither a view nor a 503 with Retry-After", counts.wrong, 0),
      timed(exactly("requests without an answer", statuses.error ?? 0, 0)),
      reported("views a second", counts.views / (durationMs / 1000)),
    ];
  } finally {
    release();
  }
}

/** With a page cache too small for them. */
async function embedded(addressOf: Conditions["addressOf"], durationMs: number): Promise<Figure[]> {
  const site = await startControlledSite({ PAGE_CACHE_MB: "1", ...trusted });
  try {
    return await atThirtyPercent(site, { film: uncachedPage, addressOf, durationMs });
  } finally {
    await site.stop();
  }
}

async function live(addressOf: Conditions["addressOf"], durationMs: number): Promise<Figure[]> {
  return withLiveSite(async ({ site, provider }) => {
    provider.setLatency(200);
    return atThirtyPercent(site, { film: endlessFilm, addressOf, durationMs });
  }, trusted);
}

async function admission(scale: Scale): Promise<Figure[]> {
  if (scale === "short") return live(oneClient, 2000);
  const durationMs = 30_000;
  return acrossConditions([
    ["embedded, one client", await embedded(oneClient, durationMs)],
    ["embedded, many clients", await embedded(manyClients, durationMs)],
    ["live, one client", await live(oneClient, durationMs)],
    ["live, many clients", await live(manyClients, durationMs)],
  ]);
}

export const r22: Scenario = { id: "R22", title: "200 uncached pages a second at 30 % of a processor", run: admission };
