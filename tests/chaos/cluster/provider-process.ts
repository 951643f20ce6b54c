import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { embeddedFilms, endlessTitle } from "#tests/support/film-pages.ts";
import type { Call } from "./provider.ts";

// The provider's stand-in in a process of its own, so that a busy load generator does not slow it down. Endless films bypass the embedded
// service and its search for similar titles: the provider must not be the bottleneck.

const latencyMs = Number(process.argv[2]);
const provider = await startFaultyProvider();
const calls: Call[] = [];
const templates = new Map<string, object>();

/** The embedded service's response for its first film with this query string; endless films differ in id and title only. */
async function template(search: string): Promise<object> {
  const cached = templates.get(search);
  if (cached) return cached;
  const details = (await (await fetch(`${provider.url}${embeddedFilms[0]?.path}${search}`)).json()) as object;
  templates.set(search, details);
  return details;
}

async function respond(target: string, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(target, "http://provider");
  const path = pathname.replace(/^\/3(?=\/)/, "");
  calls.push({ path, atMs: Date.now() });
  await setTimeout(latencyMs);
  const id = Number(/^\/movie\/([1-4]\d{8})$/.exec(path)?.[1]);
  if (id > 0) {
    const film = { ...(await template(search)), id, title: endlessTitle(id), imdb_id: null };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(film));
    return;
  }
  const { status, headers, body } = await fetch(`${provider.url}${path}${search}`);
  response.writeHead(status, { "content-type": headers.get("content-type") ?? "application/json" }).end(body ? await new Response(body).text() : "");
}

const server = createServer((request, response) => {
  respond(request.url ?? "/", response).catch((error: unknown) => response.destroy(error as Error));
});
server.listen(0, "127.0.0.1", () => process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/3` }));
process.on("message", () => process.send?.({ calls }));
process.on("disconnect", () => process.exit(0));
