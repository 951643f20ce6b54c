import { startBuiltServer } from "#tests/support/built-server.ts";
import { exactly, type Figure } from "#tests/support/figure.ts";
import { type RawResponse, rawExchange, rawRequest } from "#tests/support/raw-exchange.ts";
import { type Garbage, garbage, marker, planted } from "./garbage.ts";
import type { Scale, Scenario } from "./scenario.ts";

const counts: Record<Scale, number> = { short: 500, full: 10_000 };
const seed = 20_261_120;
const atOnce = 40;

/** Requests with one right status. */
const expected: [status: number, bytes: string][] = [
  [400, "\u0000\u0001\u0002\r\n\r\n"],
  [400, rawRequest("/", { method: "FOO" })],
  [400, rawRequest("*", { method: "OPTIONS" })],
  [400, rawRequest("/\\elsewhere.example")],
  [400, rawRequest("/healthz", { headers: { host: "a b" } })],
  [400, "GET / HTTP/1.1\r\n\r\n"],
  [400, rawRequest("/", { headers: { "x-nul": "a\u0000b" } })],
  [400, rawRequest("/functions/v1/get-movie", { method: "POST", body: "0\r\n\r\n", headers: { "transfer-encoding": "chunked", "content-length": "5" } })],
  [400, rawRequest("/functions/v1/get-movie", { method: "POST", body: '{"movieId":["19"]}' })],
  [400, rawRequest("/api/search/movies?q[]=a")],
  [404, rawRequest("/movie/__proto__")],
  [404, rawRequest("/movie/19%00")],
  [404, rawRequest("/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd")],
  [405, rawRequest("/movie/19", { method: "PUT" })],
  [405, rawRequest("/functions/v1/get-movie")],
  [413, rawRequest("/functions/v1/get-movie", { method: "POST", body: "x".repeat(5000) })],
  [431, rawRequest("/", { headers: { "x-large": "x".repeat(16 * 1024) } })],
];

type Exchange = { request: Garbage; response: RawResponse };

async function sendAll(url: string, requests: readonly Garbage[]): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (let first = 0; first < requests.length; first += atOnce) {
    const batch = requests.slice(first, first + atOnce);
    exchanges.push(...(await Promise.all(batch.map(async (request) => ({ request, response: await rawExchange(url, request.bytes, request) })))));
  }
  return exchanges;
}

const isReflecting = ({ response }: Exchange): boolean =>
  response.kind === "response" && (response.body.includes(marker) || response.head.includes(marker) || response.head.toLowerCase().includes(`\n${planted}`));
const isTracing = ({ response }: Exchange): boolean => response.kind === "response" && /\n\s+at .+:\d+|node:internal|build\/server/.test(response.body);
const isBare = ({ response }: Exchange): boolean => response.kind === "response" && !/^content-security-policy: /im.test(response.head);

/** Counts the exchanges and shows the first one. */
function none(what: string, exchanges: readonly Exchange[]): Figure {
  const [first] = exchanges;
  return exactly(what, first ? `${exchanges.length}, such as ${JSON.stringify(first.request.bytes.slice(0, 200))}` : 0, 0);
}

async function run(scale: Scale): Promise<Figure[]> {
  const site = await startBuiltServer();
  try {
    const exchanges = await sendAll(site.url, garbage(counts[scale], seed));
    const withStatus = await sendAll(
      site.url,
      expected.map(([, bytes]) => ({ method: "GET", bytes })),
    );
    const wrong = withStatus.filter(({ response }, index) => response.kind !== "response" || response.status !== expected[index]?.[0]);
    const health = await fetch(`${site.url}/healthz`);
    return [
      none(
        "5xx",
        exchanges.filter(({ response }) => response.kind === "response" && response.status >= 500),
      ),
      none(
        "hangs",
        exchanges.filter(({ response }) => response.kind === "hung"),
      ),
      none("stack traces", exchanges.filter(isTracing)),
      none("reflected unescaped", exchanges.filter(isReflecting)),
      none("responses without our headers", exchanges.filter(isBare)),
      none("known requests with another status", wrong),
      exactly(
        "errors in the log",
        site
          .output()
          .split("\n")
          .filter((line) => /"level":[456]0|Error/.test(line)).length,
        0,
      ),
      exactly("status of /healthz afterwards", health.status, 200),
    ];
  } finally {
    await site.stop();
  }
}

export const garbageRequests: Scenario = { id: "R16", title: "garbage requests", run };
