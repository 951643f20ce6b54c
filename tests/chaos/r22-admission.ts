import { acrossConditions, atMost, exactly, type Figure, reported, timed } from "#tests/support/figure.ts";
import { endlessFilm, type NamedPage, uncachedPage } from "#tests/support/film-pages.ts";
import { throttle } from "#tests/support/throttle.ts";
import { type Client, viewsOf } from "./client-views.ts";
import { type ControlledSite, startControlledSite, withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { visit, visitorAddress } from "./views.ts";

const ratePerS = 200;
const trusted = { TRUSTED_PROXY_HOPS: "1" };

type Conditions = { page: (index: number) => NamedPage; addressOf: (index: number) => string; durationMs: number };

const oneClient = () => "192.0.2.1";

async function atThirtyPercent(site: ControlledSite, { page, addressOf, durationMs }: Conditions): Promise<Figure[]> {
  await visit(
    site.url,
    Array.from({ length: 40 }, (_, index) => page(index)),
  );
  const release = throttle(site.pid());
  try {
    const load: Client = { ratePerS, page: (index) => page(1000 + index), from: (index) => ({ headers: { "x-forwarded-for": addressOf(index) } }) };
    const { worstMs, wrong, noResponse, viewedMs } = await viewsOf(site.url, load, durationMs);
    return [
      atMost("the longest wait for an answer", worstMs, 4000, " ms"),
      exactly("answers that are neither a view nor a 503 with Retry-After", wrong, 0),
      timed(exactly("requests without an answer", noResponse, 0)),
      reported("views a second", viewedMs.length / (durationMs / 1000)),
    ];
  } finally {
    release();
  }
}

/** With a page cache too small for them. */
async function embedded(addressOf: Conditions["addressOf"], durationMs: number): Promise<Figure[]> {
  const site = await startControlledSite({ PAGE_CACHE_MB: "1", ...trusted });
  try {
    return await atThirtyPercent(site, { page: uncachedPage, addressOf, durationMs });
  } finally {
    await site.stop();
  }
}

async function live(addressOf: Conditions["addressOf"], durationMs: number): Promise<Figure[]> {
  return withLiveSite(async ({ site, provider }) => {
    provider.setLatency(200);
    return atThirtyPercent(site, { page: endlessFilm, addressOf, durationMs });
  }, trusted);
}

async function admission(scale: Scale): Promise<Figure[]> {
  if (scale === "short") return live(oneClient, 2000);
  const durationMs = 30_000;
  return acrossConditions([
    ["embedded, one client", await embedded(oneClient, durationMs)],
    ["embedded, many clients", await embedded(visitorAddress, durationMs)],
    ["live, one client", await live(oneClient, durationMs)],
    ["live, many clients", await live(visitorAddress, durationMs)],
  ]);
}

export const r22: Scenario = { id: "R22", title: "200 uncached pages a second at 30 % of a processor", run: admission };
