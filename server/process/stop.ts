import type { Server } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import { stopListening } from "./listen.ts";

/** The sum of all three stays below the 10 s after which process managers kill. */
type StopTimeouts = {
  /** How long requests are accepted after `/readyz` turns 503: a proxy that polls every second has noticed by then. */
  lingerMs: number;
  /** How long responses in progress may take after that. */
  graceMs: number;
  /** How long `close` may take, so that a hanging call does not block the exit. */
  closeMs: number;
};
const defaultTimeouts: StopTimeouts = { lingerMs: 1500, graceMs: 6500, closeMs: 1500 };
/** A terminal's Ctrl-C arrives twice, from the terminal and from the launcher. A later signal is a second request. */
const duplicateSignalMs = 300;

type StopOptions = {
  server: Server;
  drain: () => void;
  close: () => Promise<void>;
  onError: (error: unknown) => void;
  timeouts?: Partial<StopTimeouts>;
};

/**
 * Ends the process on SIGTERM and SIGINT without dropping a response: `/readyz` turns 503 and connections are told to close while
 * requests are still served; then the server stops accepting and finishes. SIGINT (Ctrl-C) skips the wait, because no proxy polls then.
 * A second signal exits at once.
 */
export function stopOnSignal({ server, drain, close, onError, timeouts }: StopOptions): void {
  const { lingerMs, graceMs, closeMs } = { ...defaultTimeouts, ...timeouts };
  let stoppingSince: number | null = null;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    drain();
    // Before the response, so that its connection closes with it and the client's next request goes to another node.
    server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
    if (signal === "SIGTERM") await after(lingerMs);
    await stopListening(server, graceMs);
    await Promise.race([close(), after(closeMs)]);
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (stoppingSince === null) {
        stoppingSince = performance.now();
        stop(signal).catch((error: unknown) => {
          onError(error);
          process.exit(1);
        });
      } else if (performance.now() - stoppingSince > duplicateSignalMs) process.exit(1);
    });
}
