import { list } from "./text.ts";

/** Hosts in a sentence; an empty list means this site's own server. Stands after "depuis" or "par", because "de" would be "d'" before a vowel. */
export const serverNames = (hosts: readonly string[]): string => (hosts.length === 0 ? "le serveur de ce site" : list(hosts));
