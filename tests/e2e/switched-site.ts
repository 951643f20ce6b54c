import { createServer, request as httpRequest, type ServerResponse } from "node:http";
import { type LocalServer, listenLocally } from "#tests/support/listen-locally.ts";

export type SwitchedSite = LocalServer & {
  /** To which server requests go from now on. */
  target: string;
  /** Documents get no answer until `release`, which cuts those that wait: a browser asks for the same address once at a time. */
  isHung: boolean;
  release: () => void;
  /** Connections are cut. */
  isDown: boolean;
  /** Those for such paths. */
  cut: RegExp | null;
  /** The text of /worker.js, in place of the server's. */
  worker: string | null;
};

/** An origin in front of servers that can be exchanged, as a deployment exchanges builds. */
export async function startSwitchedSite(target: string): Promise<SwitchedSite> {
  const held: ServerResponse[] = [];
  const release = () => {
    state.isHung = false;
    for (const response of held.splice(0)) response.destroy();
  };
  const state = { target, isHung: false, isDown: false, cut: null as RegExp | null, worker: null as string | null, release };
  const server = createServer((request, response) => {
    const { url = "/", method, headers } = request;
    const isDocument = headers["sec-fetch-mode"] === "navigate";
    if (state.isDown || state.cut?.test(url)) return void request.socket.destroy();
    if (state.isHung && isDocument) return void held.push(response);
    if (state.worker !== null && url === "/worker.js")
      return void response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" }).end(state.worker);
    const forwarded = httpRequest(new URL(url, state.target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    request.pipe(forwarded);
  });
  return Object.assign(state, await listenLocally(server));
}
