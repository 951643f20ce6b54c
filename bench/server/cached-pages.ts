import { atLeast, type Figure, median, reported } from "#tests/support/figure.ts";
import { alternating } from "../alternating.ts";
import type { Metric } from "../metric.ts";
import { startBareServer } from "./bare-server.ts";
import { asBrowser, besideNginx, type CompressedPage, filmPath } from "./beside-nginx.ts";
import { startShippedNginx } from "./nginx.ts";
import { generator, perProcessorSecond } from "./saturate.ts";

/** One turn differs from the next by a fifth, so the servers take many short ones. */
const rounds = 16;

type Server = Parameters<typeof perProcessorSecond>[0];
type Rates = Map<string, number[]>;

/** The servers alternate, in the other order each time, so that other load on the machine affects all of them. */
async function ratesOf(servers: Record<string, { server: Server; url: string }>): Promise<Rates> {
  const rates: Rates = new Map(Object.keys(servers).map((name) => [name, []]));
  for (const { server, url } of Object.values(servers)) await perProcessorSecond(server, url, asBrowser);
  for (const [name, { server, url }] of alternating(Object.entries(servers), rounds)) rates.get(name)?.push(await perProcessorSecond(server, url, asBrowser));
  return rates;
}

const share = (rates: Rates, of: string, against: string): number => (100 * median(rates.get(of) ?? [])) / median(rates.get(against) ?? []);

const perResponse = ["connection", "keep-alive", "date", "transfer-encoding", "x-request-id"];

const repeatable = (headers: CompressedPage["headers"]): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (perResponse.includes(name) ? [] : [[name, String(value)]])));

async function measure(): Promise<Figure[]> {
  return besideNginx(async (site, nginx, { headers, body }) => {
    const page = site.url + filmPath;
    const bare = await startBareServer(repeatable(headers), body);
    const shipped = nginx && (await startShippedNginx(site.url));
    try {
      const rates = await ratesOf({
        own: { server: site, url: page },
        bare: { server: bare, url: bare.url },
        ...(nginx && { file: { server: nginx, url: nginx.url + nginx.staticPath }, proxied: { server: nginx, url: nginx.url + nginx.cachedPath } }),
        ...(shipped && { shipped: { server: shipped, url: shipped.url + filmPath } }),
      });
      const rate = (name: string): number => median(rates.get(name) ?? []);
      const figures = [
        reported(`requests a processor second, one core, 32 connections (${generator})`, rate("own")),
        reported("a bare node:http server, the same response", rate("bare")),
        atLeast("against the bare server", share(rates, "own", "bare"), 115, " %"),
      ];
      if (!nginx) return [...figures, reported("against nginx", "nginx is not installed")];
      return [
        ...figures,
        reported("nginx, the same bytes as a file", rate("file")),
        reported("docs/deploy/nginx.conf with its cache in front of the site", rate("shipped")),
        atLeast("behind it, against nginx's file", share(rates, "shipped", "file"), 85, " %"),
        reported("the site alone, against nginx's file", share(rates, "own", "file"), " %"),
        reported("the site alone, against nginx's proxy_cache", share(rates, "own", "proxied"), " %"),
      ];
    } finally {
      await shipped?.stop();
      await bare.stop();
    }
  });
}

export const cachedPages: Metric = { id: "P1", title: "cached film page", run: measure };
