import { Agent, request as ask } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

export type QueryOptions = { url: string; headers?: Record<string, string>; method?: string };
/** `body` is read as text, also where it came in gzip (ask for nothing else). */
export type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: string };
export type LoadReport = {
  sent: number;
  /** How often each status came; "error" counts what never got one (refused, reset, cut, too late). */
  statuses: Record<string, number>;
  /** How often `good` said no, errors included. */
  failed: number;
  /** Milliseconds from the moment at which a request was due, so that a server that stalls cannot hide it. */
  p50Ms: number;
  p99Ms: number;
  worstMs: number;
};

type Load = {
  ratePerS: number;
  forMs: number;
  /** The request that is due as number `index`, from 0. */
  question: (index: number) => QueryOptions;
  /** Whether a reply is what its visitor came for. */
  good?: (reply: Reply, index: number) => boolean;
  /** Connections kept open at most. */
  connections?: number;
  timeoutMs?: number;
};

/** Between looks at the clock; what is due by then is sent at once. */
const tickMs = 2;

const unzipped = promisify(gunzip);
const textOf = async (bytes: Buffer, encoding: string | undefined): Promise<string> => (encoding === "gzip" ? await unzipped(bytes) : bytes).toString();

function reply(agent: Agent, { url, headers, method = "GET" }: QueryOptions, timeoutMs: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = ask(url, { agent, headers, method, timeout: timeoutMs }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        textOf(Buffer.concat(chunks), headers["content-encoding"]).then((body) => resolve({ status, headers, body }), reject);
      });
      response.on("error", reject);
    });
    request.on("timeout", () => request.destroy(new Error("no answer in time")));
    request.on("error", reject);
    request.end();
  });
}

const percentile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Asks at a steady rate whatever the answers do (an open loop), as a public does that nobody holds back. */
export async function steadyLoad({
  ratePerS,
  forMs,
  question,
  good = (answer) => answer.status === 200,
  connections = 256,
  timeoutMs = 10_000,
}: Load): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const total = Math.round((ratePerS * forMs) / 1000);
  const statuses: Record<string, number> = {};
  const tookMs: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  const send = async (index: number): Promise<void> => {
    const dueAt = startedAt + (index * 1000) / ratePerS;
    const answer = await reply(agent, question(index), timeoutMs).catch(() => null);
    const status = answer === null ? "error" : String(answer.status);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (answer === null || !good(answer, index)) failed += 1;
    tookMs.push(performance.now() - dueAt);
  };
  const flights: Promise<void>[] = [];
  while (flights.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) * ratePerS) / 1000) + 1);
    while (flights.length < due) flights.push(send(flights.length));
    await new Promise((resolve) => setTimeout(resolve, tickMs));
  }
  await Promise.all(flights);
  agent.destroy();
  const sorted = tookMs.toSorted((a, b) => a - b);
  return { sent: total, statuses, failed, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99), worstMs: sorted.at(-1) ?? 0 };
}
