const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** https, or http on this machine, for development and tests. */
export function isSecureUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || (protocol === "http:" && loopbackHosts.has(hostname));
}
