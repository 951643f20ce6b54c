import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** `origin`: "http://127.0.0.1:40123". */
export type LocalServer = { origin: string; close: () => Promise<void> };

/** Lets a server listen on a free port of this machine. `close` cuts its open connections. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
