import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** Connections that may wait to be accepted. Beyond Node's 511 a crowd that comes at once is told nothing, and tries again a second later. */
const waitingConnections = 4096;
/** Whoever is slower than this with a request is cut, 14 s after its first byte at the latest (quality.md, R15). */
const usualPatience = { headersTimeout: 10_000, requestTimeout: 12_000, connectionsCheckingInterval: 2000 };
/**
 * A reader who takes nothing of an answer for so long is cut as well; twice as long where a write was under way, which Node takes for
 * progress once. A film that was paused is asked for anew, from where it stood.
 */
const stalledReaderMs = 7000;

/** Cuts readers who stall, and nobody who waits for an answer that we have not made yet. */
const cuttingStalled =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    response.setTimeout(stalledReaderMs, () => {
      if (response.socket && response.socket.writableLength > 0) response.socket.destroy();
    });
    return listener(request, response);
  };

type Listening = {
  listener: RequestListener;
  /** Answers what is no request; without it Node's own words do. */
  refuse?: (error: Error, socket: Socket) => void;
  port: number;
  host: string | undefined;
  /** How long a request may take to arrive, in milliseconds. */
  priority?: typeof usualPatience;
  /** Which variables the operator has said this with. */
  names?: { port: string; host: string };
};

/** @returns the server once it listens. @throws Error with one line for the operator */
export async function listen({
  listener,
  refuse,
  port,
  host,
  priority = usualPatience,
  names = { port: "PORT", host: "HOST" },
}: Listening): Promise<{ server: Server; port: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ server: Server; port: number }>();
  const answer = cuttingStalled(listener);
  const server = createServer(priority, answer);
  // Node types the connection as a stream; over HTTP/1 it is a socket.
  if (refuse) server.on("clientError", (error, socket) => refuse(error, socket as Socket));
  // An expectation that nobody knows is no reason to refuse; Node's own answer to it has none of our headers.
  server.on("checkExpectation", answer);
  server.on("listening", () => resolve({ server, port: (server.address() as AddressInfo).port }));
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") reject(new Error(`${names.port}: ${port} is in use; set ${names.port} to another one`));
    else if (error.code === "EACCES") reject(new Error(`${names.port}: this user may not listen on ${port}`));
    else if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") reject(new Error(`${names.host}: ${host} is not an address of this machine`));
    else reject(error);
  });
  server.listen({ port, ...(host !== undefined && { host }), backlog: waitingConnections });
  return promise;
}

/** Lets answers under way finish, ends idle connections, and cuts what is left after `graceMs`. */
export async function stopListening(server: Server, graceMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await promise;
  clearTimeout(cut);
}
