/** "von a.example, b.example"; an empty list means this site's own server. With its preposition, which changes before "Server". */
export const fromServers = (hosts: readonly string[]): string => (hosts.length === 0 ? "vom eigenen Server dieser Website" : `von ${hosts.join(", ")}`);
