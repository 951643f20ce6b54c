import { startBuiltServer } from "#tests/support/built-server.ts";
import { exactly, type Figure } from "#tests/support/figure.ts";
import { type RawAnswer, rawExchange, rawRequest } from "#tests/support/raw-exchange.ts";
import { type Garbage, garbage, marker, planted } from "./garbage.ts";
import type { Scale, Scenario } from "./scenario.ts";

const counts: Record<Scale, number> = { short: 500, full: 10_000 };
const seed = 20_261_120;
const atOnce = 40;

/** Requests whose one right answer is known. */
const known: [status: number, bytes: string][] = [
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

type Asked = { request: Garbage; answer: RawAnswer };

async function askAll(url: string, requests: readonly Garbage[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (let first = 0; first < requests.length; first += atOnce) {
    const batch = requests.slice(first, first + atOnce);
    asked.push(...(await Promise.all(batch.map(async (request) => ({ request, answer: await rawExchange(url, request.bytes, request) })))));
  }
  return asked;
}

const isReflecting = ({ answer }: Asked): boolean =>
  answer.kind === "answered" && (answer.body.includes(marker) || answer.head.includes(marker) || answer.head.toLowerCase().includes(`\n${planted}`));
const isTracing = ({ answer }: Asked): boolean => answer.kind === "answered" && /\n\s+at .+:\d+|node:internal|build\/server/.test(answer.body);
const isBare = ({ answer }: Asked): boolean => answer.kind === "answered" && !/^content-security-policy: /im.test(answer.head);

/** How many there are, and the first of them, since a count alone helps nobody. */
function none(what: string, asked: readonly Asked[]): Figure {
  const [first] = asked;
  return exactly(what, first ? `${asked.length}, such as ${JSON.stringify(first.request.bytes.slice(0, 200))}` : 0, 0);
}

async function run(scale: Scale): Promise<Figure[]> {
  const site = await startBuiltServer();
  try {
    const asked = await askAll(site.url, garbage(counts[scale], seed));
    const right = await askAll(
      site.url,
      known.map(([, bytes]) => ({ method: "GET", bytes })),
    );
    const wrong = right.filter(({ answer }, index) => answer.kind !== "answered" || answer.status !== known[index]?.[0]);
    const health = await fetch(`${site.url}/healthz`);
    return [
      none(
        "5xx",
        asked.filter(({ answer }) => answer.kind === "answered" && answer.status >= 500),
      ),
      none(
        "hangs",
        asked.filter(({ answer }) => answer.kind === "hung"),
      ),
      none("stack traces", asked.filter(isTracing)),
      none("sent back unescaped", asked.filter(isReflecting)),
      none("answers without our headers", asked.filter(isBare)),
      none("known requests with another status", wrong),
      exactly(
        "failures in the log",
        site
          .output()
          .split("\n")
          .filter((line) => /"level":[456]0|Error/.test(line)).length,
        0,
      ),
      exactly("answered afterwards", health.status, 200),
    ];
  } finally {
    await site.stop();
  }
}

export const garbageRequests: Scenario = { id: "R16", title: "garbage requests", run };
