import type { IncomingMessage } from "node:http";

const validHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Balancers often check health without a Host. */
const healthCheck = /^\/(?:healthz|readyz)(?:\?|$)/;

/** Whether a request's Host is as RFC 9112, section 3.2, requires. HTTP/1.0 needs none; two of them arrive joined by a comma, which no host contains. */
export function hasValidHost({ headers: { host }, httpVersion, url = "" }: IncomingMessage): boolean {
  return host === undefined ? httpVersion === "1.0" || healthCheck.test(url) : validHost.test(host);
}
