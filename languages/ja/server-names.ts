/** Hosts in a sentence; an empty list means this site's own server. */
export const serverNames = (hosts: readonly string[]): string => (hosts.length === 0 ? "このサイト自身のサーバー" : hosts.join("、"));
