import { Agent, request as httpRequest } from "node:http";
import { acrossConditions, atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilm } from "#tests/support/film-pages.ts";
import { decoded } from "#tests/support/steady-load.ts";
import { withLiveSite } from "./live-site.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isView, msUntil } from "./views.ts";

const visitors = 1000;
const film = endlessFilm(0);
const dayMs = 24 * 60 * 60 * 1000;

/** `tookMs`: until the response began. Reading a thousand of them to their end keeps one process busy for long. */
type PageResponse = { status: number; body: Buffer; tookMs: number };

/** A thousand uncompressed pages are 60 MB: the test would measure its own reader. */
const compressed = { "accept-encoding": "br" };

function get(agent: Agent, url: string): Promise<PageResponse> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { agent, headers: compressed }, (response) => {
      const tookMs = performance.now() - startedAt;
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks), tookMs }));
    });
    request.on("error", reject).end();
  });
}

/** A thousand open connections that send their request at once: measures the page, not the opening of connections. */
async function allAtOnce(origin: string): Promise<PageResponse[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const requestOnAll = (path: string) => Promise.all(Array.from({ length: visitors }, () => get(agent, origin + path)));
  await requestOnAll("/healthz");
  const responses = await requestOnAll(film.path);
  agent.destroy();
  return responses;
}

const p99Of = (responses: readonly PageResponse[]): number =>
  responses.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b)[Math.floor(responses.length * 0.99)] ?? 0;

const viewsOf = (responses: readonly PageResponse[]): number =>
  responses.filter(({ status, body }) => {
    const text = decoded(body, "br");
    return isView({ status, body: text }, film) && text.endsWith("</html>");
  }).length;

async function cold(scale: Scale): Promise<Figure[]> {
  const providerMs = 200;
  const rounds: [string, Figure[]][] = [];
  for (let round = 1; round <= (scale === "full" ? 5 : 1); round += 1) {
    rounds.push([
      `round ${round}`,
      await withLiveSite(async ({ site, provider }) => {
        provider.setLatency(providerMs);
        const responses = await allAtOnce(site.url);
        return [
          exactly("calls", provider.calls.length, 1),
          exactly("whole views", viewsOf(responses), visitors),
          atMost(`p99, of which the provider takes ${providerMs} ms`, p99Of(responses), providerMs + 300, " ms"),
        ];
      }),
    ]);
  }
  return acrossConditions(rounds);
}

async function stale(): Promise<Figure[]> {
  return withLiveSite(async ({ site, provider }) => {
    await get(new Agent(), site.url + film.path);
    // Page and row are stale: the refresh needs a call.
    await site.advanceClock(dayMs + 1000);
    provider.setLatency(200);
    const callsBefore = provider.calls.length;
    const responses = await allAtOnce(site.url);
    await msUntil(async () => provider.calls.length > callsBefore);
    const isFresh = async () => (await fetch(site.url + film.path)).headers.get("cache-status") === "matinee; hit";
    const freshMs = await msUntil(isFresh);
    return [
      exactly("background calls", provider.calls.length - callsBefore, 1),
      exactly("whole views", viewsOf(responses), visitors),
      atMost("p99", p99Of(responses), 50, " ms"),
      exactly("fresh afterwards", Number.isFinite(freshMs) ? "yes" : "no", "yes"),
    ];
  });
}

export const stampede: readonly Scenario[] = [
  { id: "R3", title: "1,000 concurrent requests for one cold film, 5 rounds", run: cold },
  { id: "R4", title: "1,000 concurrent requests for one stale film", run: stale },
];
