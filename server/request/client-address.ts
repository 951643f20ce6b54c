import { hash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { SocketAddress } from "node:net";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

type ClientRequest = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/** What the server hands to the app. `outgoing`: Node's response, for bodies that are sent without the framework (media.ts). */
export type ClientEnv = { incoming?: ClientRequest; outgoing?: object };

/** Node's request of a Hono context; `undefined` where there is no server, as in `app.request()`. */
export const requestOf = ({ env }: Context): ClientRequest | undefined => (env as ClientEnv | undefined)?.incoming;

/** An opaque key of the client that sent a request: all its ports, and all addresses of an IPv6 /64, have one key. */
export type ClientKeys = (request: ClientRequest | undefined) => string;

/** The /64 of an IPv6 address, which one client owns; an IPv4-mapped address as IPv4. Text that is no address stays as it is. */
function networkOf(address: string): string {
  // Some proxies append the client's port.
  const withoutPort = ipaddr.isValid(address) ? address : SocketAddress.parse(address)?.address;
  if (withoutPort === undefined) return address;
  const parsed = ipaddr.process(withoutPort);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}

/** The address before the trusted proxies, each of which appends its client's address to `X-Forwarded-For`. */
function addressOf({ headers, socket }: ClientRequest, hops: number): string {
  const header = hops === 0 ? "" : (headers["x-forwarded-for"]?.toString() ?? "");
  const forwarded = header.split(",").map((address) => address.trim());
  const path = [...forwarded.filter(Boolean), socket.remoteAddress ?? ""];
  return path[Math.max(0, path.length - 1 - hops)] ?? "";
}

/** Keys are hashes with a secret that never leaves the process: no address is stored in clear. */
export function createClientKeys({ trustedProxyHops }: { trustedProxyHops: number }): ClientKeys {
  const secret = randomBytes(16).toString("base64url");
  return (request) => {
    const network = request ? networkOf(addressOf(request, trustedProxyHops)) : "";
    return hash("sha256", secret + network, "base64url").slice(0, 16);
  };
}
