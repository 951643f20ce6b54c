import { useEffect, useState } from "react";
import { type PlayerServer, playerChangeEvent } from "#domain/player.ts";

/** The slot that a page-wide `playerChange` asks for, or `null` where its detail names none that we have. */
export function serverInEvent(event: Event, servers: readonly PlayerServer[]): PlayerServer | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== "object" || detail === null || !("player" in detail)) return null;
  return servers.find((server) => server.id === detail.player) ?? null;
}

/**
 * The chosen slot; at first the `preferred` one, else the first of all. Choosing tells the window (`playerChange`, `detail.player` the slot's id) so that other
 * players follow; the echo of one's own choice finds it chosen already.
 */
export function useSelectedServer(servers: readonly PlayerServer[], preferred: string | null = null): [PlayerServer | undefined, (id: string) => void] {
  const [id, setId] = useState(preferred);
  // The event comes from other players on the page: nothing else tells of it.
  useEffect(() => {
    const follow = (event: Event) => {
      const server = serverInEvent(event, servers);
      if (server) setId(server.id);
    };
    window.addEventListener(playerChangeEvent, follow);
    return () => window.removeEventListener(playerChangeEvent, follow);
  }, [servers]);
  const select = (chosen: string) => {
    setId(chosen);
    window.dispatchEvent(new CustomEvent(playerChangeEvent, { detail: { player: chosen } }));
  };
  return [servers.find((server) => server.id === id) ?? servers[0], select];
}
