import { useEffect, useState } from "react";
import { type PlayerServer, playerChangeEvent } from "#domain/player.ts";

/** The slot that a `playerChange` event names, or `null` if its detail names none of ours. */
export function serverInEvent(event: Event, servers: readonly PlayerServer[]): PlayerServer | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== "object" || detail === null || !("player" in detail)) return null;
  return servers.find((server) => server.id === detail.player) ?? null;
}

/**
 * `[server, select]`. The default is the `preferred` slot, else the first. Selecting dispatches `playerChange` on the window, with
 * `detail.player` the slot's id, so that other players on the page follow.
 */
export function useSelectedServer(servers: readonly PlayerServer[], preferred: string | null = null): [PlayerServer | undefined, (id: string) => void] {
  const [id, setId] = useState(preferred);
  // The event comes from outside of React.
  useEffect(() => {
    const onPlayerChange = (event: Event) => {
      const server = serverInEvent(event, servers);
      if (server) setId(server.id);
    };
    window.addEventListener(playerChangeEvent, onPlayerChange);
    return () => window.removeEventListener(playerChangeEvent, onPlayerChange);
  }, [servers]);
  const select = (selectedId: string) => {
    setId(selectedId);
    window.dispatchEvent(new CustomEvent(playerChangeEvent, { detail: { player: selectedId } }));
  };
  return [servers.find((server) => server.id === id) ?? servers[0], select];
}
