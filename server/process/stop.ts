import type { Server } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import { stopListening } from "./listen.ts";

/** How long requests are still taken after `/readyz` says no: a proxy that looks every second has looked by then. */
const lingerMs = 1500;
/** How long answers under way may take after that. */
const graceMs = 6500;
/** And then what is open to close: a call that hangs in the background is not waited for. All three together stay below the ten seconds after which process managers kill. */
const closeMs = 1500;
/** A terminal's Ctrl-C reaches us twice, from the terminal and from the launcher: what comes so soon after the first is the same wish. */
const sameWishMs = 300;

type Stopping = {
  server: Server;
  drain: () => void;
  close: () => Promise<void>;
  /** Hears why an end was not a clean one. */
  failed: (error: unknown) => void;
};

/**
 * Ends the process on SIGTERM and SIGINT without dropping an answer: `/readyz` says 503 and connections are told to close, while requests
 * are still served; then no more are taken, and those under way are finished. Ctrl-C (SIGINT) skips the wait: no proxy is behind a
 * terminal. A second signal ends it at once.
 */
export function stopOnSignal({ server, drain, close, failed }: Stopping): void {
  let stoppingSince: number | null = null;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    drain();
    // Ahead of the answer, so that each connection ends with it and its client's next request goes elsewhere.
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
          failed(error);
          process.exit(1);
        });
      } else if (performance.now() - stoppingSince > sameWishMs) process.exit(1);
    });
}
