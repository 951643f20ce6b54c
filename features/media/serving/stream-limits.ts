import type { ServerResponse } from "node:http";

/** One client's part of all streams: a household with several rooms, not all of a site. */
const clientShare = 0.25;
/** A player reads sound and pictures at once, and the next part ahead. */
const leastOfClient = 8;

export function createStreamLimits(inAll: number) {
  const ofClient = Math.min(inAll, Math.max(leastOfClient, Math.floor(inAll * clientShare)));
  const open = new Set<ServerResponse>();
  const clients = new Map<string, number>();
  let isStopping = false;
  return {
    /** Counts a response until it closes. Returns `false` if there are too many. */
    begin: (client: string, response: ServerResponse): boolean => {
      const own = clients.get(client) ?? 0;
      if (isStopping || open.size >= inAll || own >= ofClient) return false;
      open.add(response);
      clients.set(client, own + 1);
      response.once("close", () => {
        open.delete(response);
        const left = (clients.get(client) ?? 1) - 1;
        if (left === 0) clients.delete(client);
        else clients.set(client, left);
      });
      return true;
    },
    streams: () => open.size,
    /** Cuts all streams, and refuses others: the process is stopping. */
    stop: () => {
      isStopping = true;
      for (const response of open) response.destroy();
    },
  };
}
