import { isFirstParty, type PlayerServer } from "#domain/player.ts";

/** At which of a public film's copies a server starts: each of ours at another one. `null` for a server on another host. */
export function startingCopy(servers: readonly PlayerServer[], { id }: Pick<PlayerServer, "id">, copyCount: number): number | null {
  const position = servers.filter(isFirstParty).findIndex((server) => server.id === id);
  return position === -1 ? null : position % copyCount;
}
