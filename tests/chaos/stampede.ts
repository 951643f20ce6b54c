import { Agent, request as ask } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { firstEndlessId } from "#tests/support/faulty-provider.ts";
import { atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { msUntil } from "./views.ts";

const visitors = 1000;
const page = `/movie/${firstEndlessId}`;
const dayMs = 24 * 60 * 60 * 1000;

/** `tookMs`: until the answer began; to read a thousand of them to their end keeps one process busy for long. */
type Reply = { status: number; body: Buffer; tookMs: number };

/** In plain text a thousand pages are 60 MB, and what is tried is the reader. */
const asBrowsersDo = { "accept-encoding": "br" };

function get(agent: Agent, url: string): Promise<Reply> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = ask(url, { agent, headers: asBrowsersDo }, (response) => {
      const tookMs = performance.now() - startedAt;
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks), tookMs }));
    });
    request.on("error", reject).end();
  });
}

/** A thousand who are connected already and all ask at once: the page is tried, not the opening of connections. */
async function allAtOnce(origin: string): Promise<Reply[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const everybody = (path: string) => Promise.all(Array.from({ length: visitors }, () => get(agent, origin + path)));
  await everybody("/healthz");
  const replies = await everybody(page);
  agent.destroy();
  return replies;
}

const p99Of = (replies: readonly Reply[]): number => replies.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b)[Math.floor(replies.length * 0.99)] ?? 0;

const viewsOf = (replies: readonly Reply[]): number =>
  replies.filter(({ status, body }) => status === 200 && brotliDecompressSync(body).toString().endsWith("</html>")).length;

async function cold(scale: Scale): Promise<Figure[]> {
  const providerMs = 200;
  const figures: Figure[] = [];
  for (let round = 1; round <= (scale === "full" ? 5 : 1); round += 1) {
    figures.push(
      ...(await withLiveSite(async ({ site, provider }) => {
        provider.setLatency(providerMs);
        const replies = await allAtOnce(site.url);
        return [
          exactly(`round ${round}: calls`, provider.calls.length, 1),
          exactly(`round ${round}: times 200, whole`, viewsOf(replies), visitors),
          atMost(`round ${round}: p99, of which the provider takes ${providerMs} ms`, p99Of(replies), providerMs + 300, " ms"),
        ];
      })),
    );
  }
  return figures;
}

async function stale(): Promise<Figure[]> {
  return withLiveSite(async ({ site, provider }) => {
    await get(new Agent(), site.url + page);
    // Page and row are older than they count as fresh, so that one refresh has to ask.
    await site.ahead(dayMs + 1000);
    provider.setLatency(200);
    const callsBefore = provider.calls.length;
    const replies = await allAtOnce(site.url);
    await msUntil(async () => provider.calls.length > callsBefore, 5000);
    const isFresh = async () => (await fetch(site.url + page)).headers.get("cache-status") === "matinee; hit";
    const freshMs = await msUntil(isFresh, 5000);
    return [
      exactly("background calls", provider.calls.length - callsBefore, 1),
      exactly("times 200, whole", viewsOf(replies), visitors),
      atMost("p99", p99Of(replies), 50, " ms"),
      exactly("fresh afterwards", Number.isFinite(freshMs) ? "yes" : "no", "yes"),
    ];
  });
}

export const stampede: readonly Scenario[] = [
  { id: "R3", title: "1,000 concurrent requests for one cold film", run: cold },
  { id: "R4", title: "the same, just stale", run: stale },
];
