import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readData } from "#sample/read-data.ts";
import { createEmbeddedService } from "#sample/service.ts";
import { withStandInExtras } from "#sample/stand-in-extras.ts";
import { endlessTitle } from "./film-pages.ts";
import { withHostileTexts } from "./hostile-texts.ts";
import { listenLocally } from "./listen-locally.ts";
import { withWrongTypes } from "./wrong-types.ts";

/** Times in milliseconds. */
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
  /** The real response with strings as numbers, numbers as strings, arrays as objects. */
  | { kind: "wrong-types" }
  /** The real response with these texts, in turn, as its strings. */
  | { kind: "hostile"; texts: readonly string[] }
  /** This JSON, for the first number in the path. */
  | { kind: "json"; text: (id: number) => string }
  /** The real response for another path: "/movie/19". */
  | { kind: "another"; path: string }
  | { kind: "redirect"; to: string };

export type FaultyProvider = {
  /** The v3 address: "http://127.0.0.1:40123/3". */
  url: string;
  /** For paths that match (by default all); `null` ends the fault. */
  setFault(fault: Fault | null, matching?: RegExp): void;
  /** The paths of all calls in order, below `/3`, without query strings: "/movie/19". */
  calls: string[];
  /** The time of each call, by `performance.now()`. */
  calledAtMs: number[];
  /** Delay of every response; 0 at first. */
  setLatency(ms: number): void;
  /** Opened so far. */
  connections(): number;
  close(): Promise<void>;
};

/** Of `firstEndlessId` and above. */
const endless = /^\/3\/(movie|tv)\/([1-4]\d{8})(?=\/|$)/;

type Service = ReturnType<typeof createEmbeddedService>;

/** The embedded service's response; for an endless id that of the copied title, with its own id and name. */
async function responseTo({ fetch, inventory }: Service, url: URL): Promise<Response> {
  const [, kind, id] = endless.exec(url.pathname) ?? [];
  if (kind === undefined) return fetch(new Request(url));
  const copied = await inventory.pages(kind === "movie" ? "movies" : "tv", Number(id) % (await inventory.count(kind === "movie" ? "movies" : "tv")), 1);
  const response = await fetch(new Request(new URL(url.pathname.replace(endless, `/3/${kind}/${copied[0]?.id}`) + url.search, url)));
  const body = JSON.parse((await response.text()).replaceAll(/"show_id":\d+/g, `"show_id":${id}`)) as object;
  if (!("id" in body && "overview" in body)) return Response.json(body, { status: response.status });
  const name = endlessTitle(Number(id));
  const named = kind === "movie" ? { title: name, original_title: name } : { name, original_name: name };
  return Response.json({ ...body, ...named, id: Number(id) }, { status: response.status });
}

const json = { "content-type": "application/json;charset=utf-8" };

async function forward(response: ServerResponse, real: () => Promise<Response>): Promise<void> {
  const { status, headers, body } = await real().then(async (real) => ({ status: real.status, headers: real.headers, body: await real.text() }));
  response.writeHead(status, Object.fromEntries(headers)).end(body);
}

function drip(response: ServerResponse, everyMs: number): void {
  response.writeHead(200, json);
  const timer = setInterval(() => response.write(" "), everyMs);
  response.on("close", () => clearInterval(timer));
}

/** So that other paths begin with other texts, in every run the same ones. */
const sumOf = (path: string): number => Buffer.from(path).reduce((sum, byte) => sum + byte, 0);

type Exchange = { path: string; request: IncomingMessage; response: ServerResponse; real: (path?: string) => Promise<Response> };

async function respond(fault: Fault | null, { path, request, response, real }: Exchange): Promise<void> {
  switch (fault?.kind) {
    case undefined:
      return forward(response, real);
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
      response.writeHead(200, json).end(JSON.stringify(withWrongTypes(await (await real()).json())));
      return;
    case "hostile":
      response.writeHead(200, json).end(JSON.stringify(withHostileTexts(await (await real()).json(), fault.texts, sumOf(path))));
      return;
    case "json":
      response.writeHead(200, json).end(fault.text(Number(/\d+/.exec(path)?.[0])));
      return;
    case "another":
      return forward(response, () => real(fault.path));
    case "redirect":
      response.writeHead(302, { location: fault.to }).end();
  }
}

/** Calls its pictures photographs, as a real provider does: the image proxy refuses drawings by their names. */
const withPhotographs =
  (fetch: Service["fetch"]): Service["fetch"] =>
  async (request) => {
    const response = await fetch(request);
    return new Response((await response.text()).replaceAll('.svg"', '.jpg"'), response);
  };

/**
 * The embedded provider as a server, with faults that a test switches on and off. `extras`: artificial trailers, offers and releases as well
 * (sample/stand-in-extras.ts). `photographs`: pictures are named so, for an image host that has them.
 */
export async function startFaultyProvider({ extras = false, photographs = false } = {}): Promise<FaultyProvider> {
  const embedded = createEmbeddedService({ data: readData(process.cwd()) });
  const known = extras ? withStandInExtras(embedded.fetch) : embedded.fetch;
  const service = { ...embedded, fetch: photographs ? withPhotographs(known) : known };
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
    const real = async (realPath = path): Promise<Response> => {
      if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
      return responseTo(service, new URL(`/3${realPath}${url.search}`, url));
    };
    respond(matching.test(path) ? fault : null, { path, request, response, real }).catch((error: unknown) => response.destroy(error as Error));
  });
  server.on("connection", () => {
    connections += 1;
  });
  const { origin, close } = await listenLocally(server);

  return {
    url: `${origin}/3`,
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
    close,
  };
}
