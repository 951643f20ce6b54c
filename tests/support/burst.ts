import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { LoadResponse } from "./steady-load.ts";
import { decoded } from "./steady-load.ts";

/** `tookMs`: until the response began. Reading a thousand of them to their end keeps one process busy for long. */
export type BurstResponse = Omit<LoadResponse, "headers"> & { head: string; tookMs: number };

const headEnd = "\r\n\r\n";
const lengthOf = (head: string): number => Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);

function responseOf(bytes: Buffer, tookMs: number): BurstResponse {
  const end = bytes.indexOf(headEnd);
  const head = bytes.toString("latin1", 0, end);
  const encoding = /^content-encoding: *(\w+)/im.exec(head)?.[1];
  return {
    head,
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    tookMs,
    get body() {
      return decoded(bytes.subarray(end + headEnd.length), encoding);
    },
  };
}

/** Resolves after `content-length` bytes, or when the connection ends. */
function exchange(socket: Socket, request: string): Promise<BurstResponse> {
  const { promise, resolve } = Promise.withResolvers<BurstResponse>();
  const sentAt = performance.now();
  const chunks: Buffer[] = [];
  let tookMs = Number.POSITIVE_INFINITY;
  let missing = 0;
  const done = () => {
    socket.off("data", read).off("close", done);
    resolve(responseOf(Buffer.concat(chunks), tookMs));
  };
  const read = (chunk: Buffer) => {
    if (chunks.length === 0) {
      tookMs = performance.now() - sentAt;
      const end = chunk.indexOf(headEnd);
      missing = end + headEnd.length + lengthOf(chunk.toString("latin1", 0, end));
    }
    chunks.push(chunk);
    missing -= chunk.length;
    if (missing <= 0) done();
  };
  socket.on("data", read).on("close", done).write(request);
  return promise;
}

/**
 * Sends the same request on many open connections at once: measures the page, not the opening of connections. On plain sockets, because an
 * HTTP client takes longer for a thousand responses than the server does.
 */
export async function burst(origin: string, path: string, connections: number): Promise<BurstResponse[]> {
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: connections }, () => connect({ host: hostname, port: Number(port), noDelay: true }).on("error", () => undefined));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const request = (target: string) => `GET ${target} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`;
  const sendAll = (target: string) => Promise.all(sockets.map((socket) => exchange(socket, request(target))));
  await sendAll("/healthz");
  const responses = await sendAll(path);
  for (const socket of sockets) socket.destroy();
  return responses;
}
