import type { PlayerServer } from "#domain/player.ts";

/** `lastUsed`: it worked when this device played something last. `gaveUp`: the visitor or the page left it because it did not play. */
export type ServerMark = "lastUsed" | "gaveUp";
/** By the slot's id, for one view of a page. */
export type ServerMarks = Readonly<Record<string, ServerMark | undefined>>;

/** The next server in order, going round, that has not been given up; `null` if there is no other. */
export function untriedServer(servers: readonly PlayerServer[], current: PlayerServer, marks: ServerMarks): PlayerServer | null {
  const index = servers.indexOf(current);
  const others = [...servers.slice(index + 1), ...servers.slice(0, Math.max(0, index))];
  return others.find(({ id }) => marks[id] !== "gaveUp") ?? null;
}

/** Once every server has been given up, all count as untried again. */
export function withGivenUp(servers: readonly PlayerServer[], marks: ServerMarks, id: string): ServerMarks {
  const next: ServerMarks = { ...marks, [id]: "gaveUp" };
  return servers.every((server) => next[server.id] === "gaveUp") ? {} : next;
}
