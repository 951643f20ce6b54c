import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import { currentResponse } from "#server/http/current-response.ts";
import { type Listening, stopListening } from "./listen.ts";
import { openConnections } from "./open-connections.ts";

/** In milliseconds from the signal. `cutMs` and `closeMs` together stay below the 10 s after which process managers kill. */
type StopTimeouts = {
  /** How long requests are accepted at least: a proxy that polls `/readyz` every second has noticed by then. */
  lingerMs: number;
  /** How long they are accepted at most, for connections that are idle: Node closes these 6 s after their last response. */
  idleMs: number;
  /** When responses in progress are cut. */
  cutMs: number;
  /** How long `close` may take, so that a hanging call does not block the exit. */
  closeMs: number;
};
const defaultTimeouts: StopTimeouts = { lingerMs: 1500, idleMs: 6200, cutMs: 8000, closeMs: 1500 };
/** A terminal's Ctrl-C arrives twice, from the terminal and from the launcher. A later signal is a second request. */
const duplicateSignalMs = 300;

type StopOptions = Omit<Listening, "port"> & {
  drain: () => void;
  close: () => Promise<void>;
  onError: (error: unknown) => void;
  timeouts?: Partial<StopTimeouts>;
};

/** Every response that has not begun says `Connection: close`, so that the client's next request goes to another node. */
function closeAfterResponses(server: Server, connections: Iterable<Socket>): void {
  server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
  for (const socket of connections) {
    const response = currentResponse(socket);
    if (response?.headersSent === false) response.setHeader("connection", "close");
  }
}

const untilClosed = (connections: Iterable<Socket>): Promise<unknown> =>
  Promise.all(Array.from(connections, (socket) => new Promise((resolve) => socket.once("close", resolve))));

/**
 * Ends the process on SIGTERM, SIGHUP and SIGINT without dropping a response: `/readyz` turns 503 and responses say `Connection: close` while requests
 * are still served. An idle connection stays open for its next request, because closing it would reset a request that is on its way. Then the
 * server stops accepting and finishes. SIGINT (Ctrl-C) skips the wait, because no proxy polls then. A second signal exits at once.
 */
export function stopOnSignal({ server, others, drain, close, onError, timeouts }: StopOptions): void {
  const { lingerMs, idleMs, cutMs, closeMs } = { ...defaultTimeouts, ...timeouts };
  const connections = openConnections(server);
  let stoppingSince: number | null = null;
  const stop = async (signal: NodeJS.Signals, signaledAt: number): Promise<void> => {
    drain();
    closeAfterResponses(server, connections);
    if (signal !== "SIGINT") await Promise.all([after(lingerMs), Promise.race([untilClosed(connections), after(idleMs)])]);
    await stopListening({ server, others }, cutMs - (performance.now() - signaledAt));
    await Promise.race([close(), after(closeMs)]);
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (stoppingSince === null) {
        stoppingSince = performance.now();
        stop(signal, stoppingSince).catch((error: unknown) => {
          onError(error);
          process.exit(1);
        });
      } else if (performance.now() - stoppingSince > duplicateSignalMs) process.exit(1);
    });
}
