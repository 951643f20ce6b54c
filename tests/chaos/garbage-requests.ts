import { startBuiltServer } from "#tests/support/built-server.ts";
import { exactly, type Figure } from "#tests/support/figure.ts";
import { type RawResponse, rawExchange } from "#tests/support/raw-exchange.ts";
import { type Garbage, garbage, marker, planted } from "./garbage.ts";
import type { Scale, Scenario } from "./scenario.ts";

/** The right statuses of known ones are in header-table-rows.ts. */
const counts: Record<Scale, number> = { short: 500, full: 10_000 };
const seed = 20_261_120;
const atOnce = 40;

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
