/** Hosts in a sentence; an empty list means this site's own server. */
export const serverNames = (hosts: readonly string[]): string => (hosts.length === 0 ? "el propio servidor de este sitio" : hosts.join(", "));

/** After "de", which joins its article. */
export const fromServers = (hosts: readonly string[]): string => (hosts.length === 0 ? `d${serverNames(hosts)}` : `de ${serverNames(hosts)}`);
