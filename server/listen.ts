import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Whoever is slower than this with a request is cut (quality.md, R15). */
const slowClients = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 2000 };

/** `names`: which variables the operator has said this with. */
type Listening = { listener: RequestListener; port: number; host: string | undefined; names?: { port: string; host: string } };

/** @returns the server once it listens. @throws Error with one line for the operator */
export async function listen({ listener, port, host, names = { port: "PORT", host: "HOST" } }: Listening): Promise<{ server: Server; port: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ server: Server; port: number }>();
  const server = createServer(slowClients, listener);
  server.on("listening", () => resolve({ server, port: (server.address() as AddressInfo).port }));
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") reject(new Error(`${names.port}: ${port} is in use; set ${names.port} to another one`));
    else if (error.code === "EACCES") reject(new Error(`${names.port}: this user may not listen on ${port}`));
    else if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") reject(new Error(`${names.host}: ${host} is not an address of this machine`));
    else reject(error);
  });
  server.listen(port, host);
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
