import { Agent, request as httpRequest } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { longestWaitMs } from "./safety-net.ts";

/** `name`: of the page, for checks of the response. `localAddress`: of the client, such as 127.0.0.7. */
export type LoadRequest = { url: string; name?: string; headers?: Record<string, string>; method?: string; localAddress?: string };
/** `body`: decoded when it is read (gzip, brotli): a load that looks at statuses alone does not pay for it. */
export type LoadResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: string };
export type LoadReport = {
  sent: number;
  /** The count of each status; "error" counts requests without a response (refused, reset, cut, too late). */
  statuses: Record<string, number>;
  /** Requests whose response was not as expected, errors included. */
  failed: number;
  /** Milliseconds from the moment at which a request was due: a stalled server cannot hide it. */
  p50Ms: number;
  p99Ms: number;
  worstMs: number;
};

type Load = {
  ratePerS: number;
  durationMs: number;
  /** The request number `index`, from 0. */
  request: (index: number) => LoadRequest;
  /** By default status 200. */
  isExpected?: (response: LoadResponse, request: LoadRequest, index: number) => boolean;
  /** At most, of each client address. */
  connections?: number;
};

/** Each tick sends the requests that are due. */
const tickMs = 2;

const decoders: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };

/** The text of a response's body; empty if its bytes are damaged. */
export function decoded(bytes: Buffer, encoding = ""): string {
  try {
    return (decoders[encoding]?.(bytes) ?? bytes).toString();
  } catch {
    return "";
  }
}

/** Those that have carried a request. */
const usedSockets = new WeakSet<object>();

function exchange(agent: Agent, load: LoadRequest): Promise<LoadResponse> {
  const { url, headers, localAddress, method = "GET" } = load;
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { agent, headers, method, localAddress, timeout: longestWaitMs }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        resolve({
          status,
          headers,
          get body() {
            return decoded(Buffer.concat(chunks), headers["content-encoding"]);
          },
        });
      });
      response.on("error", reject);
    });
    sent.on("timeout", () => sent.destroy(new Error("no response in time")));
    // The server may close an idle connection while a request is on its way to it. Browsers send such a request again (RFC 9112, 9.3.1).
    // Node's `reusedSocket` is false for a request that waited for its connection.
    let isReused = false;
    sent.on("socket", (socket) => {
      isReused = usedSockets.has(socket);
      usedSockets.add(socket);
    });
    const onError = (error: NodeJS.ErrnoException) => (isReused && error.code === "ECONNRESET" ? resolve(exchange(new Agent(), load)) : reject(error));
    sent.on("error", onError);
    sent.end();
  });
}

export const percentile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Sends requests at a steady rate, however slow the responses are (an open loop), as independent visitors do. */
export async function steadyLoad({
  ratePerS,
  durationMs,
  request,
  isExpected = (response) => response.status === 200,
  connections = 256,
}: Load): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const total = Math.round((ratePerS * durationMs) / 1000);
  const statuses: Record<string, number> = {};
  const tookMs: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  const send = async (index: number): Promise<void> => {
    const dueAt = startedAt + (index * 1000) / ratePerS;
    const sent = request(index);
    const response = await exchange(agent, sent).catch(() => null);
    const status = response === null ? "error" : String(response.status);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (response === null || !isExpected(response, sent, index)) failed += 1;
    tookMs.push(performance.now() - dueAt);
  };
  const requests: Promise<void>[] = [];
  while (requests.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) * ratePerS) / 1000) + 1);
    while (requests.length < due) requests.push(send(requests.length));
    await new Promise((resolve) => setTimeout(resolve, tickMs));
  }
  await Promise.all(requests);
  agent.destroy();
  const sorted = tookMs.toSorted((a, b) => a - b);
  return { sent: total, statuses, failed, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99), worstMs: sorted.at(-1) ?? 0 };
}
