import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createEmbeddedService } from "#sample/service.ts";
import { withHostileTexts } from "./hostile-texts.ts";

/** What can be wrong with a provider. Times in milliseconds. */
export type Fault =
  | { kind: "status"; status: number; retryAfter?: string }
  | { kind: "reset" }
  | { kind: "hang" }
  /** Headers at once, then a byte at a time, without an end. */
  | { kind: "drip"; everyMs?: number }
  | { kind: "large"; bytes?: number }
  | { kind: "html" }
  /** JSON that stops in the middle. */
  | { kind: "malformed" }
  /** The real answer with its texts as numbers, its numbers as texts, its lists as objects. */
  | { kind: "wrong-types" }
  /** The real answer with every text as this one. */
  | { kind: "hostile"; text: string }
  | { kind: "redirect"; to: string };

export type FaultyProvider = {
  /** The v3 address: "http://127.0.0.1:40123/3". */
  url: string;
  /** From now on, for paths that match (every path without a pattern); `null` heals it. */
  setFault(fault: Fault | null, matching?: RegExp): void;
  /** The paths of all calls in order, below `/3`, without their queries: "/movie/19". */
  calls: string[];
  /** When each of them came, by `performance.now()`. */
  calledAtMs: number[];
  /** From now on every answer takes so long; 0 at first. */
  setLatency(ms: number): void;
  /** How many connections were ever opened. */
  connections(): number;
  close(): Promise<void>;
};

const dataFolder = new URL("../../sample/data/", import.meta.url);

/** Read from disk, because only Vite knows how a bundle finds them; this server also runs where there is no Vite. */
export function dataOnDisk() {
  const read = (url: URL): unknown => JSON.parse(readFileSync(url, "utf8"));
  const folder = (name: string): Record<string, unknown> => {
    const url = new URL(`${name}/`, dataFolder);
    const files = existsSync(url) ? readdirSync(url).filter((file) => file.endsWith(".json")) : [];
    return Object.fromEntries(files.map((file) => [file, read(new URL(file, url))]));
  };
  const people = new URL("people.json", dataFolder);
  return { films: folder("films"), series: folder("series"), people: existsSync(people) ? { "people.json": read(people) } : {} };
}

/** Ids from here on are films and series without end, each the likeness of one that the data has. */
export const firstEndlessId = 100_000_000;
const endless = /^\/3\/(movie|tv)\/([1-4]\d{8})(?=\/|$)/;

type Service = ReturnType<typeof createEmbeddedService>;

/** The service's answer; for a title without end that of its likeness under its own id. */
async function answerTo({ fetch, inventory }: Service, url: URL): Promise<Response> {
  const [, kind, id] = endless.exec(url.pathname) ?? [];
  if (kind === undefined) return fetch(new Request(url));
  const known = await inventory.pages(kind === "movie" ? "movies" : "tv", Number(id) % (await inventory.count(kind === "movie" ? "movies" : "tv")), 1);
  const answer = await fetch(new Request(new URL(url.pathname.replace(endless, `/3/${kind}/${known[0]?.id}`) + url.search, url)));
  const body = (await answer.json()) as object;
  return Response.json("id" in body && "overview" in body ? { ...body, id: Number(id) } : body, { status: answer.status });
}

const json = { "content-type": "application/json;charset=utf-8" };

function withWrongTypes(value: unknown): unknown {
  if (typeof value === "string") return value.length;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return { 0: value[0] };
  if (value === null || typeof value !== "object") return [value];
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withWrongTypes(inner)]));
}

async function respondOrder(response: ServerResponse, answer: () => Promise<Response>): Promise<void> {
  const { status, headers, body } = await answer().then(async (found) => ({ status: found.status, headers: found.headers, body: await found.text() }));
  response.writeHead(status, Object.fromEntries(headers)).end(body);
}

function drip(response: ServerResponse, everyMs: number): void {
  response.writeHead(200, json);
  const timer = setInterval(() => response.write(" "), everyMs);
  response.on("close", () => clearInterval(timer));
}

async function respond(fault: Fault | null, request: IncomingMessage, response: ServerResponse, answer: () => Promise<Response>): Promise<void> {
  switch (fault?.kind) {
    case undefined:
      return respondOrder(response, answer);
    case "status":
      response.writeHead(fault.status, fault.retryAfter === undefined ? json : { ...json, "retry-after": fault.retryAfter }).end('{"success":false}');
      return;
    case "reset":
      request.socket.resetAndDestroy();
      return;
    case "hang":
      return;
    case "drip":
      return drip(response, fault.everyMs ?? 100);
    case "large":
      response.writeHead(200, json).end(JSON.stringify({ results: [], filler: "x".repeat(fault.bytes ?? 10 * 1024 * 1024) }));
      return;
    case "html":
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Welcome to the hotel's network</title>");
      return;
    case "malformed":
      response.writeHead(200, json).end('{"page":1,"results":[{"id":');
      return;
    case "wrong-types":
      response.writeHead(200, json).end(JSON.stringify(withWrongTypes(await (await answer()).json())));
      return;
    case "hostile":
      response.writeHead(200, json).end(JSON.stringify(withHostileTexts(await (await answer()).json(), fault.text)));
      return;
    case "redirect":
      response.writeHead(302, { location: fault.to }).end();
  }
}

/** The embedded provider on a port of this machine, with faults that can be switched on and off while it runs. */
export async function startFaultyProvider(): Promise<FaultyProvider> {
  const service = createEmbeddedService({ data: dataOnDisk() });
  const calls: string[] = [];
  const calledAtMs: number[] = [];
  let latencyMs = 0;
  let fault: Fault | null = null;
  let matching = /^/;
  let connections = 0;

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://provider");
    const path = url.pathname.replace(/^\/3(?=\/)/, "");
    calls.push(path);
    calledAtMs.push(performance.now());
    const answer = async (): Promise<Response> => {
      if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
      return answerTo(service, url);
    };
    respond(matching.test(path) ? fault : null, request, response, answer).catch((error: unknown) => response.destroy(error as Error));
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/3`,
    setFault(next, pattern = /^/) {
      fault = next;
      matching = pattern;
    },
    calls,
    calledAtMs,
    setLatency(ms) {
      latencyMs = ms;
    },
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
