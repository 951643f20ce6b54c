import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenLocally } from "#tests/support/listen-locally.ts";
import { siteWithContent } from "#tests/support/site-with-content.ts";
import { ignoreProblems, test as plainTest } from "./fixtures.ts";

/** The page that docs/player-protocol.md shows, for the site of this origin. */
function documentedPlayer(site: string): string {
  const example = readFileSync("docs/player-example.html", "utf8");
  if (!example.includes("https://matinee.example")) throw new Error("docs/player-example.html names no site to replace");
  return example.replace("https://matinee.example", site);
}

/** Says what a test needs, without a video. `later` is said when the test answers "/later". */
const actor = (said: readonly object[], later: readonly object[] = []): string => `<!doctype html><title>An actor</title><p>The film
<script>
  const say = (messages) => { for (const message of messages) parent.postMessage({ matinee: 1, ...message }, "*"); };
  say(${JSON.stringify(said)});
  fetch("/later").then(() => say(${JSON.stringify(later)}));
</script>`;

const playing = [{ type: "ready" }, { type: "playing" }];
const pages: Record<string, string> = {
  "/silent": "<!doctype html><title>A silent player</title><p>The film",
  "/refused": "<!doctype html><title>A refused player</title>",
  "/slow": "<!doctype html><title>A slow player</title><p>The film",
  "/failing": actor([...playing, { type: "position", position: 12, duration: 30 }], [{ type: "error", reason: "network" }]),
};

function sendFilm(request: IncomingMessage, response: ServerResponse): void {
  const film = readFileSync("sample/film/sample.mp4");
  const [, first = "0"] = /bytes=(\d+)-/.exec(request.headers.range ?? "") ?? [];
  const part = film.subarray(Number(first));
  const range = `bytes ${first}-${film.length - 1}/${film.length}`;
  response.writeHead(206, { "content-type": "video/mp4", "content-range": range, "content-length": part.length, "accept-ranges": "bytes" });
  response.end(part);
}

type PlayerHost = {
  origin: string;
  requests: string[];
  /** Answers the requests for "/slow" or "/later", those so far and those to come. */
  answer: (path: "/slow" | "/later") => void;
};

type Gate = { opened: Promise<void>; open: () => void };

function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

const server = (id: string, number: number, template: string) => ({ id, name: `Server ${number}`, template });

const playersOf = (origin: string) => ({
  movie: [
    ...["silent", "refused", "slow", "failing", "speaking"].map((id, index) => server(id, index + 1, `${origin}/${id}?film={tmdb_id}`)),
    { ...server("near", 6, "/player/near/movie/{tmdb_id}"), type: "first-party" },
  ],
  tv: [server("silent", 1, `${origin}/silent?series={tmdb_id}&season={season}&episode={episode}`)],
});

/** A site whose servers are other people's players, on a second local origin. The browser's requests to it are no problem. */
export const test = plainTest.extend<{ host: PlayerHost; site: { origin: string }; ignoredProblems: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  site: async ({}, use) => use({ origin: "" }),
  host: async ({ site }, use) => {
    const requests: string[] = [];
    const gates: Record<string, Gate> = { "/slow": createGate(), "/later": createGate() };
    const listener = async (request: IncomingMessage, response: ServerResponse) => {
      requests.push(request.url ?? "");
      const { pathname } = new URL(request.url ?? "/", "http://player");
      if (pathname === "/film.mp4") return sendFilm(request, response);
      await gates[pathname]?.opened;
      response.writeHead(200, { "content-type": "text/html", ...(pathname === "/refused" && { "x-frame-options": "DENY" }) });
      response.end(pathname === "/speaking" ? documentedPlayer(site.origin) : (pages[pathname] ?? "<!doctype html>"));
    };
    const { origin, close } = await listenLocally(createServer((request, response) => void listener(request, response)));
    await use({ origin, requests, answer: (path) => gates[path]?.open() });
    await close();
  },
  baseURL: async ({ host, site }, use) => {
    await siteWithContent({ "players.json": playersOf(host.origin) }, ({ url }) => {
      site.origin = url;
      return use(url);
    });
  },
  ignoredProblems: [
    async ({ problems, host }, use) => {
      await use(undefined);
      ignoreProblems(problems, [`request off the site: ${host.origin}`]);
      // The refused frame.
      ignoreProblems(problems, /X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|failed request: .*\/refused/);
    },
    { auto: true },
  ],
});
