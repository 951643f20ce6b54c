/** Hosts in a sentence; an empty list means this site's own server. */
export const serverNames = (hosts: readonly string[]): string => (hosts.length === 0 ? "this site's own server" : hosts.join(", "));
