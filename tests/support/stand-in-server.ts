import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type StandInServer = {
  /** "http://127.0.0.1:40123": another origin than the site's. */
  origin: string;
  /** What was asked for, in order: "/banner.js?slot=a". */
  requests: string[];
  /** How many connections were ever opened, requests or not. */
  connections(): number;
  stop(): Promise<void>;
};

/** Somebody else's server on this machine, that sends `scripts` by their path and an empty page for anything else. */
export async function startStandIn(scripts: Record<string, string>): Promise<StandInServer> {
  const requests: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    const script = scripts[new URL(request.url ?? "/", "http://stand-in").pathname];
    response.writeHead(200, { "content-type": script === undefined ? "text/html" : "text/javascript", "access-control-allow-origin": "*" });
    response.end(script);
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${port}`, requests, connections: () => connections, stop };
}
