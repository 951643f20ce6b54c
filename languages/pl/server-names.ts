const ofHosts = (hosts: readonly string[], own: string, one: string, several: string): string =>
  hosts.length === 0 ? own : `${hosts.length === 1 ? one : several} ${hosts.join(", ")}`;

/** "serwer a.example"; an empty list means this site's own server. Nominative, and accusative after "przez". */
export const serverNames = (hosts: readonly string[]): string => ofHosts(hosts, "nasz własny serwer", "serwer", "serwery");

/** "z serwera a.example", with its preposition and case. */
export const fromServers = (hosts: readonly string[]): string => ofHosts(hosts, "z naszego własnego serwera", "z serwera", "z serwerów");
