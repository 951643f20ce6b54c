/** Hosts in a sentence, after "da"; an empty list means this site's own server. */
export const fromServers = (hosts: readonly string[]): string => (hosts.length === 0 ? "dal server di questo sito" : `da ${hosts.join(", ")}`);
