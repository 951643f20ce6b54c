import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { documentHeaders } from "#server/http/document-headers.ts";
import { createProtocolErrors } from "#server/http/protocol-errors.ts";
import { rawExchange, rawRequest } from "#tests/support/raw-exchange.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { listen, stopListening } from "./listen.ts";

const { onClientError } = createProtocolErrors({
  headers: documentHeaders(sampleSite(), []).file,
  newId: () => "id-of-it",
  onError: (error) => expect.unreachable(String(error)),
});

async function serverWith(listener: RequestListener, timeouts?: Parameters<typeof listen>[0]["timeouts"]): Promise<string> {
  const listening = await listen({ listener, onClientError, port: 0, host: "127.0.0.1", ...(timeouts && { timeouts }) });
  onTestFinished(() => stopListening(listening, 0));
  return `http://127.0.0.1:${listening.port}`;
}

/** A real server that waits 0.1 s for a request instead of 10 s. */
const serverWithShortTimeouts = () =>
  serverWith((request, response) => void request.resume().on("end", () => response.end("here")), {
    headersTimeout: 100,
    requestTimeout: 200,
    connectionsCheckingInterval: 20,
  });

/** All that a server sends until it closes the connection. */
async function everythingSent(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

test.each([
  ["the headers", "GET / HTTP/1.1\r\nHost: localhost\r\n"],
  ["the body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf"],
])("a request that does not finish %s gets 408, with the headers of a file, and is cut", async (_, bytes) => {
  const response = await rawExchange(await serverWithShortTimeouts(), bytes);
  if (response.kind !== "response") return expect.unreachable(response.kind);
  expect([response.status, response.body]).toEqual([408, "This request took too long"]);
  const lines = response.head.toLowerCase().split("\r\n");
  for (const [name, value] of Object.entries(documentHeaders(sampleSite(), []).file)) expect(lines).toContain(`${name}: ${value}`.toLowerCase());
  expect(lines).toEqual(expect.arrayContaining(["connection: close", "cache-control: no-store", "x-request-id: id-of-it"]));
});

test("a connection without a request is cut too", async () => {
  const { hostname, port } = new URL(await serverWithShortTimeouts());
  const socket = connect(Number(port), hostname);
  const ended = Promise.withResolvers<void>();
  socket.on("close", () => ended.resolve());
  socket.resume().write("\r\n");
  await ended.promise;
});

const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
test.each([
  ["one request", request, 1],
  ["two requests", request + request, 2],
])("garbage after %s gets 400 after their whole responses", async (_, requests, count) => {
  const url = await serverWith((_, response) => void setImmediate(() => response.end("here")));
  const sent = await everythingSent(url, `${requests}\u0001 garbage\r\n\r\n`);
  expect(sent.match(/HTTP\/1.1 \d+|here|This request cannot be read/g)).toEqual([
    ...Array.from({ length: count }, () => ["HTTP/1.1 200", "here"]).flat(),
    "HTTP/1.1 400",
    "This request cannot be read",
  ]);
});

test("garbage within a body gets 400, although its response has begun to wait for it", async () => {
  const url = await serverWith((request, response) => void request.resume().on("end", () => response.end("here")));
  const sent = await everythingSent(url, "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nno length\r\n");
  expect(sent).toMatch(/^HTTP\/1.1 400 .*This request cannot be read$/s);
});

test.each<Record<string, string>>([{}, { expect: "miracles" }])("responses have a write timeout, whatever the request's headers (%o)", async (headers) => {
  const listener: RequestListener = (request, response) => void setImmediate(() => response.end(String(request.socket.timeout)));
  const listening = await listen({ listener, port: 0, host: "127.0.0.1" });
  onTestFinished(() => stopListening(listening, 0));
  const response = await rawExchange(`http://127.0.0.1:${listening.port}`, rawRequest("/", { headers }));
  expect(response).toMatchObject({ kind: "response", status: 200, body: "7000" });
});

test("a port in use is one line that names the variable", async () => {
  const listening = await listen({ listener: () => undefined, port: 0, host: "127.0.0.1" });
  onTestFinished(() => stopListening(listening, 0));
  const { port } = listening;
  await expect(listen({ listener: () => undefined, port, host: "127.0.0.1" })).rejects.toThrow(`PORT: ${port} is in use; set PORT to another one`);
});
