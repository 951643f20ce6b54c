import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Server } from "node:http";

/** Share of the free file descriptors for connections. The others are for the files that these receive, the store and the provider. */
const connectionShare = 0.5;
const warnEveryMs = 60_000;

/** How many connections this process can serve; `null` if the system does not say (it is not Linux). */
export function connectionLimit(): number | null {
  if (!existsSync("/proc/self/limits")) return null;
  const [, descriptors] = /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
  if (descriptors === undefined) return null;
  const used = readdirSync("/proc/self/fd").length;
  return Math.max(1, Math.floor((Number(descriptors) - used) * connectionShare));
}

type Options = { limit: number; warn: (message: string) => void; onRefused: () => void; now?: () => number };

/** Closes connections beyond `limit` at once. Without descriptors the system would cut them, and Node would not report it. */
export function limitConnections(server: Server, { limit, warn, onRefused, now = () => performance.now() }: Options): void {
  let refused = 0;
  let nextWarningAt = Number.NEGATIVE_INFINITY;
  server.maxConnections = limit;
  server.on("drop", () => {
    onRefused();
    refused += 1;
    if (now() < nextWarningAt) return;
    nextWarningAt = now() + warnEveryMs;
    warn(`${limit} connections are open, as many as the file descriptors allow: ${refused} refused. Raise LimitNOFILE (ulimit -n)`);
    refused = 0;
  });
}
