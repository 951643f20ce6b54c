import { connect } from "node:net";
import { longestWaitMs } from "./safety-net.ts";

/** `hung`: no whole response in time. `closed`: the connection ended without a response. */
export type RawResponse = { kind: "response"; status: number; head: string; body: string } | { kind: "closed" } | { kind: "hung" };

/** The first response in `received`, once it is whole. */
function responseIn(received: Buffer, method: string, ended: boolean): RawResponse | null {
  const text = received.toString("latin1");
  const headEnd = text.indexOf("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  if (headEnd < 0) return null;
  const head = text.slice(0, headEnd);
  if (status < 200) return responseIn(received.subarray(headEnd + 4), method, ended);
  const body = received.subarray(headEnd + 4);
  const isBodiless = method === "HEAD" || status === 204 || status === 304;
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? Number.NaN);
  const isWhole = isBodiless || body.length >= length || (/^transfer-encoding: *chunked/im.test(head) && body.includes("0\r\n\r\n"));
  return isWhole || ended ? { kind: "response", status, head, body: body.toString() } : null;
}

/** Sends raw bytes to a server and waits for its first response. Never rejects. */
export function rawExchange(origin: string, bytes: string | Buffer, { method = "GET" } = {}): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve } = Promise.withResolvers<RawResponse>();
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  const check = (ended: boolean) => {
    const response = responseIn(Buffer.concat(chunks), method, ended);
    if (response) resolve(response);
    else if (ended) resolve({ kind: "closed" });
  };
  socket.setTimeout(longestWaitMs, () => resolve({ kind: "hung" }));
  socket.on("data", (chunk) => {
    chunks.push(chunk);
    check(false);
  });
  // A reset after the response is an end like any other.
  socket.on("error", () => check(true));
  socket.on("close", () => check(true));
  socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  return promise.finally(() => socket.destroy());
}

/** One request as text. A body adds its length unless `headers` has a length or transfer encoding. */
export function rawRequest(
  target: string,
  { method = "GET", headers = {}, body = "" }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  const own = { ...(!names.includes("host") && { host: "localhost" }), connection: "close" };
  const length =
    body !== "" && !names.some((name) => /^(content-length|transfer-encoding)$/.test(name))
      ? { "content-length": String(Buffer.byteLength(body, "latin1")) }
      : {};
  const fields = Object.entries({ ...own, ...length, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${fields.join("")}\r\n${body}`;
}
