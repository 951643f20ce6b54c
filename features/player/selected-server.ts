import { useEffect, useState } from "react";
import { type PlayerServer, playerChangeEvent } from "#domain/player.ts";
import type { ServerMarks } from "./model/server-choice.ts";

/** The slot that a `playerChange` event names, or `null` if its detail names none of ours. */
export function serverInEvent(event: Event, servers: readonly PlayerServer[]): PlayerServer | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== "object" || detail === null || !("player" in detail)) return null;
  return servers.find((server) => server.id === detail.player) ?? null;
}

export type SelectedServer = {
  server: PlayerServer | undefined;
  /** The visitor has pressed Play or chosen a server, or a `playerChange` event has named one. Until then no frame loads. */
  isRequested: boolean;
  /** Where the first video starts, in seconds. */
  startAt: number;
  setStartAt: (position: number) => void;
  marks: ServerMarks;
  setMarks: (change: (marks: ServerMarks) => ServerMarks) => void;
  play: () => void;
  /** Back to before Play. */
  leave: () => void;
  select: (id: string) => void;
  /** Selects without `playerChange` and without a request: for what the device remembers. */
  prefer: (id: string) => void;
};

const select = (id: string): void => void window.dispatchEvent(new CustomEvent(playerChangeEvent, { detail: { player: id } }));

/**
 * The default is the `preferred` slot, else the first. Selecting dispatches `playerChange` on the window, with `detail.player` the slot's
 * id, so that this and other players on the page follow.
 */
export function useSelectedServer(servers: readonly PlayerServer[], preferred: string | null = null): SelectedServer {
  const [id, prefer] = useState(preferred);
  const [isRequested, setRequested] = useState(false);
  const [startAt, setStartAt] = useState(0);
  const [marks, setMarks] = useState<ServerMarks>({});
  // The event comes from outside of React.
  useEffect(() => {
    const onPlayerChange = (event: Event) => {
      const server = serverInEvent(event, servers);
      if (!server) return;
      prefer(server.id);
      setRequested(true);
    };
    window.addEventListener(playerChangeEvent, onPlayerChange);
    return () => window.removeEventListener(playerChangeEvent, onPlayerChange);
  }, [servers]);
  return {
    server: servers.find((server) => server.id === id) ?? servers[0],
    isRequested,
    startAt,
    setStartAt,
    marks,
    setMarks,
    play: () => setRequested(true),
    leave: () => setRequested(false),
    select,
    prefer,
  };
}
