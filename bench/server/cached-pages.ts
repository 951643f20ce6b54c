import { atLeast, type Figure, median, reported } from "#tests/support/figure.ts";
import { alternating } from "../alternating.ts";
import type { Metric } from "../metric.ts";
import { startBareServer } from "./bare-server.ts";
import { asBrowser, type CompressedPage, filmPath, withCachedPage } from "./cached-film.ts";
import { perProcessorSecond } from "./saturate.ts";

/** One turn differs from the next by a fifth, so the servers take many short ones. */
const rounds = 16;

type Server = Parameters<typeof perProcessorSecond>[0];
type Rates = Map<string, number[]>;

/** The servers alternate, in the other order each time, so that other load on the machine affects all of them. */
function ratesOf(servers: Record<string, { server: Server; url: string }>): Rates {
  const rates: Rates = new Map(Object.keys(servers).map((name) => [name, []]));
  for (const { server, url } of Object.values(servers)) perProcessorSecond(server, url, asBrowser);
  for (const [name, { server, url }] of alternating(Object.entries(servers), rounds)) rates.get(name)?.push(perProcessorSecond(server, url, asBrowser));
  return rates;
}

const perResponse = ["connection", "keep-alive", "date", "transfer-encoding", "x-request-id"];

const repeatable = (headers: CompressedPage["headers"]): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (perResponse.includes(name) ? [] : [[name, String(value)]])));

async function measure(): Promise<Figure[]> {
  return withCachedPage(async (site, { headers, body }) => {
    const bare = await startBareServer(repeatable(headers), body);
    try {
      const rates = ratesOf({ own: { server: site, url: site.url + filmPath }, bare: { server: bare, url: bare.url } });
      const [own, other] = [median(rates.get("own") ?? []), median(rates.get("bare") ?? [])];
      return [
        reported("requests a processor second, one core, 32 connections (wrk)", own),
        reported("a bare node:http server, the same response", other),
        atLeast("against the bare server", (100 * own) / other, 75, " %"),
      ];
    } finally {
      await bare.stop();
    }
  });
}

export const cachedPages: Metric = { id: "P1", title: "cached film page", run: measure };
