import { createServer, IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import { type AddressInfo, connect, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { rawRequest } from "#tests/support/raw-exchange.ts";
import { maxHeads, writeRepeatedHead } from "./sent-head.ts";

const newHeaders = () => ["content-type", "text/plain", "x-note", "id-number-1", "content-length", "4"];
const keptOpen = { headers: { connection: "keep-alive" } };

/** What a server sends to these requests on one connection, each response with the head of the one before; `isLast`: of a connection that the server ends. */
async function responsesTo(requests: readonly string[], isLast: (url: string) => boolean = () => false): Promise<string[]> {
  const rawHeaders = newHeaders();
  let count = 0;
  const listener: RequestListener = (request, response) => {
    count += 1;
    if (isLast(request.url ?? "")) response.setHeader("connection", "close");
    writeRepeatedHead(response, { status: 200, rawHeaders, id: `id-number-${count}` });
    response.end(request.method === "HEAD" ? undefined : "body");
  };
  const server = createServer(listener).listen(0);
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port);
  socket.write(requests.join(""));
  return (await text(socket)).replaceAll(/^Date: .*$/gm, "Date: now").split(/(?=HTTP\/1\.1)/);
}

const response = (id: number, connection: string): string =>
  `HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\nx-note: id-number-1\r\ncontent-length: 4\r\nx-request-id: id-number-${id}\r\nDate: now\r\n${connection}\r\n\r\nbody`;
const stays = "Connection: keep-alive\r\nKeep-Alive: timeout=5";

test("a head that is written again differs by its id alone, and the connection ends as the client wants", async () => {
  const requests = [rawRequest("/", keptOpen), rawRequest("/", keptOpen), rawRequest("/")];
  expect(await responsesTo(requests)).toEqual([response(1, stays), response(2, stays), response(3, "Connection: close")]);
});

test("a server that stops says so, although an earlier head says otherwise", async () => {
  const requests = [rawRequest("/", keptOpen), rawRequest("/last", keptOpen)];
  const [first, last] = await responsesTo(requests, (url) => url === "/last");
  expect(first).toBe(response(1, stays));
  expect(last?.toLowerCase()).toContain("\r\nconnection: close\r\n");
  expect(last).toContain("x-request-id: id-number-2\r\n");
});

test("HEAD gets the same head without a body", async () => {
  const [first, head] = await responsesTo([rawRequest("/", keptOpen), rawRequest("/", { method: "HEAD", ...keptOpen }), rawRequest("/")]);
  expect(first).toBe(response(1, stays));
  expect(head).toBe(response(2, stays).replace(/body$/, ""));
});

/** A response on a connection that stays open. @returns whether Node wrote its head */
function isWrittenByNode(rawHeaders: readonly string[]): boolean {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.shouldKeepAlive = true;
  const written = vi.spyOn(response, "writeHead");
  writeRepeatedHead(response, { status: 200, rawHeaders, id: "1" });
  return written.mock.calls.length > 0;
}

function clockAt(nowMs: number) {
  const clock = vi.spyOn(Date, "now").mockReturnValue(nowMs);
  onTestFinished(() => clock.mockRestore());
  return clock;
}

test("a head is written again within its second alone, whose date it has", () => {
  const clock = clockAt(5_000_000);
  const rawHeaders = newHeaders();
  expect([isWrittenByNode(rawHeaders), isWrittenByNode(rawHeaders)]).toEqual([true, false]);
  clock.mockReturnValue(5_001_000);
  expect([isWrittenByNode(rawHeaders), isWrittenByNode(rawHeaders)]).toEqual([true, false]);
});

test("of a second no more heads are held than so many, those of the first pages", () => {
  clockAt(6_000_000);
  const pages = Array.from({ length: maxHeads + 1 }, newHeaders);
  expect(pages.filter(isWrittenByNode)).toHaveLength(maxHeads + 1);
  expect(pages.filter(isWrittenByNode)).toEqual(pages.slice(-1));
});
