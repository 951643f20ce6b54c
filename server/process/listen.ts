import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type ListenOptions as Address, type AddressInfo, createServer as createNetServer, Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Sockets that listen on one port side by side. In a turn of the event loop Node accepts one connection of each: with a single socket a crowd waits
 * in the kernel, unknown to admission (decision 112). Only Linux distributes connections among such sockets.
 */
const socketsOfAPort = process.platform === "linux" ? 8 : 1;
/** Connections of a socket that may wait to be accepted. With Node's 511 the kernel drops the rest of a crowd, whose clients retry after a second. */
const backlog = 4096;
/** A slow request is cut 14 s after its first byte at the latest (quality.md, R15). */
const defaultTimeouts = { headersTimeout: 10_000, requestTimeout: 12_000, connectionsCheckingInterval: 2000 };
/**
 * A client that reads nothing for so long is cut. It takes twice as long if a write was pending, which Node counts as progress once.
 * A player that was paused requests the film again from its position.
 */
const stalledReaderMs = 7000;

/** Cuts clients that stopped reading, but none that wait for a response that is not written yet, nor where the kernel has taken all of it. */
const cutStalledReaders =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    listener(request, response);
    if (response.writableEnded && response.socket?.writableLength === 0) return;
    response.setTimeout(stalledReaderMs, () => {
      if (response.socket && response.socket.writableLength > 0) response.socket.destroy();
    });
  };

type ListenOptions = {
  listener: RequestListener;
  /** Responds to bytes that are not a request. Node's own response is the default. */
  onClientError?: (error: Error, socket: Socket) => void;
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

/** A server that listens. `others`: sockets on its port that hand it their connections. */
export type Listening = { server: Server; others: readonly NetServer[]; port: number };

async function openSocket(socket: NetServer, address: Address): Promise<void> {
  socket.listen(address);
  await once(socket, "listening");
  // A connection that cannot be accepted is lost alone.
  socket.on("error", () => undefined);
}

/** With `reusePort` the system lets another process share the port without an error; a socket without it fails if the port is in use. */
async function refusePortInUse(address: Address): Promise<void> {
  const alone = createNetServer();
  await openSocket(alone, address);
  alone.close();
  await once(alone, "close");
}

async function openSockets(server: Server, address: Address): Promise<Listening> {
  await refusePortInUse(address);
  const shared = { ...address, backlog, reusePort: socketsOfAPort > 1 };
  await openSocket(server, shared);
  const { port } = server.address() as AddressInfo;
  // As the HTTP server creates its own connections.
  const settings = { allowHalfOpen: true, noDelay: true };
  const others = Array.from({ length: socketsOfAPort - 1 }, () => createNetServer(settings, (connection) => server.emit("connection", connection)));
  await Promise.all(others.map((socket) => openSocket(socket, { ...shared, port })));
  return { server, others, port };
}

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
  const respond = cutStalledReaders(listener);
  // The listener judges the Host: Node's own 400 lacks our headers. Duplicates are joined, so that two hosts are seen as such.
  const server = createServer({ ...timeouts, requireHostHeader: false, joinDuplicateHeaders: true }, respond);
  // Node types the connection as a stream; over HTTP/1 it is a socket.
  if (onClientError) server.on("clientError", (error, socket) => onClientError(error, socket as Socket));
  if (onConnect) server.on("connect", (_, socket) => onConnect(socket as Socket));
  // An unknown Expect header is no reason to refuse, and Node's 417 lacks our headers.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  try {
    return await openSockets(server, { port, ...(host !== undefined && { host }) });
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, port, names);
  }
}

/** Node cannot shorten the queue of a socket that listens, but its handle can. */
type ListeningSocket = NetServer & { _handle?: { listen(backlog: number): number } | null };
/** In milliseconds, in case that connections arrive without a pause. */
const longestAcceptMs = 1000;
/** In milliseconds. Hardly a connection arrives in so short a turn of the event loop. */
const quietTurnMs = 0.5;

/**
 * Accepts what waits in the kernel, because closing a socket resets it. Node accepts one connection of each socket in a turn of the event loop, so
 * what arrives later in the turn waits: this returns after a short turn without any. The kernel queues no more than one at each socket meanwhile,
 * because a busy machine would never come to such a turn; clients try again, and are refused.
 */
async function acceptWaiting({ server, others }: Omit<Listening, "port">): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on("connection", count);
  for (const socket of [server, ...others] as ListeningSocket[]) socket._handle?.listen(0);
  const giveUpAt = performance.now() + longestAcceptMs;
  // The current turn may be past accepting.
  await nextTurn();
  let isQuiet = false;
  while (!isQuiet && performance.now() < giveUpAt) {
    accepted = 0;
    const turnBegan = performance.now();
    await nextTurn();
    isQuiet = accepted === 0 && performance.now() - turnBegan < quietTurnMs;
  }
  server.off("connection", count);
}

/** Stops listening, finishes responses in progress, closes idle connections, and cuts the rest after `graceMs`. */
export async function stopListening({ server, others }: Omit<Listening, "port">, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await acceptWaiting({ server, others });
  // The HTTP server's own `close` closes idle connections first, whose clients would come back and be reset.
  const closed = [...others, server].map((socket) => new Promise<void>((resolve) => NetServer.prototype.close.call(socket, () => resolve())));
  server.closeIdleConnections();
  await Promise.all(closed);
  clearTimeout(cut);
}
