import { atLeast, atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilm } from "#tests/support/film-pages.ts";
import { percentile } from "#tests/support/steady-load.ts";
import { type Client, failuresIn, viewsOf } from "../client-views.ts";
import type { Scenario } from "../scenario.ts";
import { inSandbox, type Sandbox } from "./sandbox.ts";
import { startSite } from "./site.ts";

const durationMs = 30_000;

/** nginx distinguishes clients by their sockets. */
const clientAt = (localAddress: string, ratePerS: number, firstFilm: number): Client => ({
  ratePerS,
  page: (index) => endlessFilm(firstFilm + index),
  from: () => ({ localAddress }),
});

const attacker = clientAt("127.0.0.2", 100, 1_000_000);
const other = clientAt("127.0.0.3", 3, 2_000_000);
const crawler = clientAt("127.0.0.4", 1, 3_000_000);

async function measure(sandbox: Sandbox): Promise<Figure[]> {
  const { url } = await startSite(sandbox);
  const [attack, visitor, crawl] = await Promise.all([attacker, other, crawler].map((client) => viewsOf(url, client, durationMs)));
  if (!attack || !visitor || !crawl) throw new Error("a client did not run");
  return [
    atLeast(`the other client's views, of ${visitor.sent}`, (100 * visitor.viewedMs.length) / visitor.sent, 95, " %"),
    atMost("p95 of its views", percentile(visitor.viewedMs, 0.95), 4000, " ms"),
    exactly("a crawler at a page a second: pages refused", crawl.sent - crawl.viewedMs.length, 0),
    atLeast(`of ${attack.sent} requests of the first client refused`, attack.refusedMs.length, 1),
    exactly("responses that are neither a view nor a refusal with Retry-After", failuresIn(attack) + failuresIn(visitor) + failuresIn(crawl), 0),
  ];
}

export const fairClients: Scenario = {
  id: "R21",
  title: "one client requests 100 new films a second, another 3; nginx, 3 nodes",
  run: () => inSandbox(measure),
};
