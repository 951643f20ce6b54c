import { atLeast, atMost, exactly, type Figure, timed } from "#tests/support/figure.ts";
import { startPictureHost } from "#tests/support/picture-host.ts";
import { type LoadReport, type LoadResponse, percentile, steadyLoad } from "#tests/support/steady-load.ts";
import { withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";

const browserHeaders = { accept: "image/avif,image/webp,*/*" };
/** `path` of the picture number `index` that a client requests. */
type Client = { address: string; path: (index: number) => string; ratePerS: number };

const randomOf = (phase: number): Client => ({ address: "192.0.2.1", path: (index) => `/t/p/w342/random${phase}-${index}.jpg`, ratePerS: 100 });
const posters: Client = { address: "198.51.100.7", path: (index) => `/t/p/w342/poster${index}.jpg`, ratePerS: 10 };
/** A home page's pictures, all at once. */
const homePagePictures = 60;

const isPicture = ({ status, headers, body }: LoadResponse): boolean =>
  status === 200 && /^image\/(avif|webp|jpeg)$/.test(String(headers["content-type"])) && body.length > 1000;
const isRefusal = ({ status, headers }: LoadResponse): boolean =>
  (status === 429 || status === 503) && /^\d+$/.test(String(headers["retry-after"])) && headers["cache-control"] === "no-store";
/** The host did not send it in time. */
const isFailure = ({ status, headers }: LoadResponse): boolean => status === 502 && headers["cache-control"] === "no-store";

type PictureLoad = LoadReport & { tookMs: number[]; refused: number };

/** Times are from the sending, in milliseconds, sorted. */
async function load(origin: string, { address, path, ratePerS }: Client, durationMs: number, isExpected = isPicture): Promise<PictureLoad> {
  const sentAt: number[] = [];
  const tookMs: number[] = [];
  let refused = 0;
  const report = await steadyLoad({
    ratePerS,
    durationMs,
    request: (index) => {
      sentAt[index] = performance.now();
      return { url: origin + path(index), headers: { ...browserHeaders, "x-forwarded-for": address } };
    },
    isExpected: (response, _request, index) => {
      tookMs.push(performance.now() - (sentAt[index] ?? 0));
      if (isRefusal(response)) refused += 1;
      return isExpected(response);
    },
    connections: 1000,
  });
  return { ...report, tookMs: tookMs.toSorted((a, b) => a - b), refused };
}

const share = ({ sent, failed }: LoadReport): number => (100 * (sent - failed)) / sent;

async function fairPictures(scale: Scale): Promise<Figure[]> {
  const durationMs = scale === "full" ? 20_000 : 1000;
  const host = await startPictureHost();
  try {
    return await withLiveSite(
      async ({ site }) => {
        const attack = (phase: number) => load(site.url, randomOf(phase), durationMs, (response) => isRefusal(response) || isFailure(response));
        const visit = (client: Client, forMs: number) => load(site.url, client, forMs);
        const home = { address: "198.51.100.8", path: (index: number) => `/t/p/w342/home${index}.jpg`, ratePerS: homePagePictures * 1000 };
        host.setFault({ kind: "hang" }, /random/);
        const [first, other, homePage] = await Promise.all([attack(1), visit(posters, durationMs), visit(home, 1)]);
        host.setFault({ kind: "hang" });
        const [, cached] = await Promise.all([attack(2), visit(posters, durationMs)]);
        return [
          timed(atLeast(`of ${other.sent} new pictures of another client served`, share(other), 95, " %")),
          atMost("their p95", percentile(other.tookMs, 0.95), 4000, " ms"),
          timed(exactly(`of a home page's ${homePage.sent} new pictures at once: not served`, homePage.failed, 0)),
          atMost("the last of them", homePage.tookMs.at(-1) ?? Number.POSITIVE_INFINITY, 5000, " ms"),
          timed(atLeast(`of ${first.sent} requests of the first client refused`, first.refused, 1)),
          exactly("its responses that are neither a failure nor a refusal with Retry-After", first.failed, 0),
          exactly(`the host hangs for all: of ${cached.sent} cached pictures not served`, cached.failed, 0),
          atMost("their p99", percentile(cached.tookMs, 0.99), 250, " ms"),
        ];
      },
      { IMAGE_PROXY: "on", IMAGE_BASE_URL: host.baseUrl, TRUSTED_PROXY_HOPS: "1" },
    );
  } finally {
    await host.close();
  }
}

export const r21Pictures: Scenario = { id: "R21P", title: "one client requests 100 new pictures a second, for which the host hangs", run: fairPictures };
