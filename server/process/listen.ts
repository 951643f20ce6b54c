import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Connections that may wait to be accepted. With Node's 511 the kernel drops the rest of a crowd, whose clients retry after a second. */
const backlog = 4096;
/** A slow request is cut 14 s after its first byte at the latest (quality.md, R15). */
const defaultTimeouts = { headersTimeout: 10_000, requestTimeout: 12_000, connectionsCheckingInterval: 2000 };
/**
 * A client that reads nothing for so long is cut. It takes twice as long if a write was pending, which Node counts as progress once.
 * A player that was paused requests the film again from its position.
 */
const stalledReaderMs = 7000;

/** The responses that are not sent yet, in the order of their requests. */
export type OpenResponses = ReadonlySet<ServerResponse>;

/** Cuts clients that stopped reading, but none that wait for a response that is not written yet, nor where the kernel has taken all of it. */
const cutStalledReaders =
  (listener: RequestListener, open: Set<ServerResponse>): RequestListener =>
  (request, response) => {
    listener(request, response);
    if (response.writableEnded && response.socket?.writableLength === 0) return;
    open.add(response);
    response.once("close", () => open.delete(response));
    response.setTimeout(stalledReaderMs, () => {
      if (response.socket && response.socket.writableLength > 0) response.socket.destroy();
    });
  };

type ListenOptions = {
  listener: RequestListener;
  /** Responds to bytes that are not a request. `open`: of all connections. Node's own response is the default. */
  onClientError?: (error: Error, socket: Socket, open: OpenResponses) => void;
  /** Responds to CONNECT. By default the connection is closed. */
  onConnect?: (socket: Socket) => void;
  port: number;
  host: string | undefined;
  /** How long a request may take to arrive, in milliseconds. */
  timeouts?: typeof defaultTimeouts;
  /** The environment variables of port and host, for error messages. */
  names?: { port: string; host: string };
};

function listenError(error: NodeJS.ErrnoException, port: number, names: { port: string; host: string }): Error {
  if (error.code === "EADDRINUSE") return new Error(`${names.port}: ${port} is in use; set ${names.port} to another one`);
  if (error.code === "EACCES") return new Error(`${names.port}: this user may not listen on ${port}`);
  // A link-local IPv6 address without its interface is EINVAL.
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"].includes(error.code ?? "")) return new Error(`${names.host}: must be an address of this machine`);
  return error;
}

/** A server that listens. */
export type Listening = { server: Server; open: OpenResponses; port: number };

/** @returns the server once it listens. @throws Error with one line for the operator */
export async function listen({
  listener,
  onClientError,
  onConnect,
  port,
  host,
  timeouts = defaultTimeouts,
  names = { port: "PORT", host: "HOST" },
}: ListenOptions): Promise<Listening> {
  const open = new Set<ServerResponse>();
  // The listener judges the Host: Node's own 400 lacks our headers. Duplicates are joined, so that two hosts are seen as such.
  const server = createServer({ ...timeouts, requireHostHeader: false, joinDuplicateHeaders: true }, cutStalledReaders(listener, open));
  // Node types the connection as a stream; over HTTP/1 it is a socket.
  if (onClientError) server.on("clientError", (error, socket) => onClientError(error, socket as Socket, open));
  if (onConnect) server.on("connect", (_, socket) => onConnect(socket as Socket));
  // An unknown Expect header is no reason to refuse, and Node's 417 lacks our headers.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  try {
    server.listen({ port, backlog, ...(host !== undefined && { host }) });
    await once(server, "listening");
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, port, names);
  }
  // A connection that cannot be accepted is lost alone.
  server.on("error", () => undefined);
  return { server, open, port: (server.address() as AddressInfo).port };
}

/** In case that connections arrive without a pause. */
const longestAcceptMs = 1000;

/** Accepts what waits in the kernel, because closing the socket resets it: until a turn of the event loop, which accepts one connection, brings none. */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on("connection", count);
  const giveUpAt = performance.now() + longestAcceptMs;
  do {
    accepted = 0;
    await nextTurn();
    await nextTurn();
  } while (accepted > 0 && performance.now() < giveUpAt);
  server.off("connection", count);
}

/** Stops listening, finishes responses in progress, closes idle connections, and cuts the rest after `graceMs`. */
export async function stopListening({ server }: Pick<Listening, "server">, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await acceptWaiting(server);
  // The HTTP server's own `close` closes idle connections first, whose clients would come back and be reset.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  server.closeIdleConnections();
  await closed;
  clearTimeout(cut);
}
