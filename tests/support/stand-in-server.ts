import { createServer } from "node:http";
import { listenLocally } from "./listen-locally.ts";

export type StandInServer = {
  /** "http://127.0.0.1:40123": another origin than the site's. */
  origin: string;
  /** In order: "/banner.js?slot=a". */
  requests: string[];
  /** Opened so far, with requests or without. */
  connections(): number;
  /** Counts from here on. */
  forget(): void;
  stop(): Promise<void>;
};

/** A third party's server: sends `texts` by path (pages if they begin with "<", otherwise scripts), and an empty page for other paths. */
export async function startStandIn(texts: Record<string, string>): Promise<StandInServer> {
  const requests: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    const text = texts[new URL(request.url ?? "/", "http://stand-in").pathname] ?? "<!doctype html>";
    response.writeHead(200, { "content-type": text.startsWith("<") ? "text/html" : "text/javascript", "access-control-allow-origin": "*" });
    response.end(text);
  });
  server.on("connection", () => {
    connections += 1;
  });
  const { origin, close } = await listenLocally(server);
  const forget = () => {
    requests.length = 0;
    connections = 0;
  };
  return { origin, requests, connections: () => connections, forget, stop: close };
}
