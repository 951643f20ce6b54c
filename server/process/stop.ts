import type { Server } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import { promisify } from "node:util";
import { type Listening, stopListening } from "./listen.ts";

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
const pollMs = 50;
/** A terminal's Ctrl-C arrives twice, from the terminal and from the launcher. A later signal is a second request. */
const duplicateSignalMs = 300;

type StopOptions = Omit<Listening, "port"> & {
  drain: () => void;
  close: () => Promise<void>;
  onError: (error: unknown) => void;
  timeouts?: Partial<StopTimeouts>;
};

/** Every response that has not begun says `Connection: close`, so that the client's next request goes to another node. */
function closeAfterResponses({ server, open }: Omit<Listening, "port">): void {
  server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
  for (const response of open) if (!response.headersSent) response.setHeader("connection", "close");
}

/** Until no connection is open, at most `ms`. */
async function connectionsClosed(server: Server, ms: number): Promise<void> {
  const giveUpAt = performance.now() + ms;
  const count = promisify(server.getConnections).bind(server);
  while ((await count()) > 0 && performance.now() < giveUpAt) await after(pollMs);
}

/**
 * Ends the process on SIGTERM, SIGHUP and SIGINT without dropping a response: `/readyz` turns 503 and responses say `Connection: close` while requests
 * are still served. An idle connection stays open for its next request, because closing it would reset a request that is on its way. Then the
 * server stops accepting and finishes. SIGINT (Ctrl-C) skips the wait, because no proxy polls then. A second signal exits at once.
 */
export function stopOnSignal({ server, open, drain, close, onError, timeouts }: StopOptions): void {
  const { lingerMs, idleMs, cutMs, closeMs } = { ...defaultTimeouts, ...timeouts };
  let stoppingSince: number | null = null;
  const stop = async (signal: NodeJS.Signals, signaledAt: number): Promise<void> => {
    drain();
    closeAfterResponses({ server, open });
    if (signal !== "SIGINT") await Promise.all([after(lingerMs), connectionsClosed(server, idleMs)]);
    await stopListening({ server }, cutMs - (performance.now() - signaledAt));
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
