import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { madeUpFilm, seenFilms } from "./films.ts";
import type { Call } from "./provider.ts";

// The film database in a process of its own (see provider.ts): a busy load generator must not slow it down. Before the embedded service
// stands an endless shelf of made-up films, answered without its search for similar ones: the database is to be the fastest of all.

const provider = await startFaultyProvider();
const calls: Call[] = [];
const shelf = new Map<string, object>();

/** What the embedded service says of its first film when asked `search`; the made-up ones differ in id and title alone. */
async function pattern(search: string): Promise<object> {
  const known = shelf.get(search);
  if (known) return known;
  const answer = (await (await fetch(`${provider.url}/movie/${seenFilms[0]?.id}${search}`)).json()) as object;
  shelf.set(search, answer);
  return answer;
}

async function answer(target: string, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(target, "http://provider");
  const path = pathname.replace(/^\/3(?=\/)/, "");
  calls.push({ path, atMs: Date.now() });
  const film = madeUpFilm(Number(/^\/movie\/(\d+)$/.exec(path)?.[1]));
  if (film) {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ ...(await pattern(search)), ...film, imdb_id: null }));
    return;
  }
  const { status, headers, body } = await fetch(`${provider.url}${path}${search}`);
  response.writeHead(status, { "content-type": headers.get("content-type") ?? "application/json" }).end(body ? await new Response(body).text() : "");
}

const server = createServer((request, response) => {
  answer(request.url ?? "/", response).catch((error: unknown) => response.destroy(error as Error));
});
server.listen(0, "127.0.0.1", () => process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/3` }));
process.on("message", () => process.send?.({ calls }));
process.on("disconnect", () => process.exit(0));
