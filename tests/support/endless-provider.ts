import { createServer } from "node:http";
import { endlessTitle } from "./film-pages.ts";
import { listenLocally } from "./listen-locally.ts";

export type EndlessProvider = {
  /** The v3 address. */
  url: string;
  /** So far. */
  calls(): number;
  /** While it is down it resets every connection. */
  setDown(down: boolean): void;
  close(): Promise<void>;
};

const film = (id: number) => ({
  id,
  title: endlessTitle(id),
  original_title: endlessTitle(id),
  overview: `What happens in film ${id}. `.repeat(40),
  release_date: "1927-01-10",
  genres: [{ id: 18, name: "Drama" }],
  runtime: 90,
  vote_average: 7,
  vote_count: 10,
  popularity: 1,
});

/** A provider with a film under every id, and nothing else. */
export async function startEndlessProvider(): Promise<EndlessProvider> {
  let isDown = false;
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    if (isDown) return void request.socket.resetAndDestroy();
    const id = Number(/^\/3\/movie\/(\d+)/.exec(request.url ?? "")?.[1] ?? 0);
    const body = id > 0 ? film(id) : { page: 1, results: [], total_pages: 1, total_results: 0 };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  const { origin, close } = await listenLocally(server);
  return {
    url: `${origin}/3`,
    calls: () => calls,
    setDown: (down) => {
      isDown = down;
    },
    close,
  };
}
