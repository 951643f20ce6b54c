/** Whose servers those are, in a sentence. No foreign host means that ours does it. */
export const serverNames = (hosts: readonly string[]): string => (hosts.length === 0 ? "this site's own server" : hosts.join(", "));
