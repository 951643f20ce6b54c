import { atMost, type Figure, reported } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { requestAll } from "./request-all.ts";
import { sitePaths, startSite } from "./site.ts";

const total = 100_000;
const apiPaths = ["/api/movies/popular", "/api/movies/hero", "/api/tv/popular", "/api/movies/19/extras"];

/** Every page, most under an address of their own; for a tenth of them also data; some addresses that do not exist. */
const mixed = (paths: readonly string[]): string[] =>
  paths.flatMap((path, index) => {
    if (index % 10 === 0) return [path, apiPaths[(index / 10) % apiPaths.length] ?? path];
    return index % 25 === 1 ? [path, `/movie/${800_000_000 + index}`] : [`${path}?utm_source=${index}`];
  });

async function measure(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const paths = mixed(await sitePaths(site.url));
    const { statuses } = await requestAll({ url: site.url, paths, total, connections: 32, headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
    const failed = Object.entries(statuses).reduce((sum, [status, count]) => (Number(status) >= 500 ? sum + count : sum), 0);
    return [
      atMost("resident memory after 100,000 mixed requests", site.running().residentMb(), 220, " MB"),
      reported("responses 200, 404, 5xx", `${statuses[200] ?? 0}, ${statuses[404] ?? 0}, ${failed}`),
    ];
  } finally {
    await site.stop();
  }
}

export const memory: Metric = { id: "P12", title: "memory", run: measure };
