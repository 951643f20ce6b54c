/** Hosts in the nominative, after a colon; an empty list means this site's own server. */
export const serverNames = (hosts: readonly string[]): string => (hosts.length === 0 ? "собственный сервер этого сайта" : hosts.join(", "));
