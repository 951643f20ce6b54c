import { atLeast, type Figure, reported } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { requestAll } from "./request-all.ts";
import { type Site, sitePaths, startSite } from "./site.ts";

const total = 1500;

/** Pages a second of the server's own processor time, all its threads counted (docs/decisions/030-benchmarks-measure-processor-time.md). */
async function perProcessorSecond(site: Site, paths: readonly string[], encoding: string): Promise<number> {
  const before = site.running().cpuS();
  const { statuses } = await requestAll({ url: site.url, paths, total, connections: 8, headers: { "accept-encoding": encoding } });
  if (statuses[200] !== total) throw new Error(`Not every page was 200: ${JSON.stringify(statuses)}`);
  return total / (site.running().cpuS() - before);
}

/** A page cache of 1 MB holds about a dozen pages: requests for all addresses in turn miss it, while the data stays in memory. */
async function measure(): Promise<Figure[]> {
  const site = await startSite({ PAGE_CACHE_MB: "1" });
  try {
    const paths = await sitePaths(site.url);
    const films = paths.filter((path) => path.startsWith("/movie/"));
    await requestAll({ url: site.url, paths: films, total: films.length * 4 });
    const plain = await perProcessorSecond(site, films, "identity");
    const brotli = await perProcessorSecond(site, films, "br");
    await requestAll({ url: site.url, paths, total: paths.length });
    return [
      atLeast(`film pages a processor second (${films.length} in turn), uncompressed`, plain, 300),
      reported("film pages in brotli", brotli),
      reported(`every page of the sitemap (${paths.length} in turn), uncompressed`, await perProcessorSecond(site, paths, "identity")),
    ];
  } finally {
    await site.stop();
  }
}

export const uncachedPages: Metric = { id: "P3", title: "uncached pages", run: measure };
