import { useEffect, useEffectEvent, useState } from "react";
import { type PlayerServer, playerChangeEvent } from "#domain/player.ts";
import { untriedServer, withGivenUp } from "./model/server-choice.ts";
import { type SelectedServer, serverInEvent } from "./selected-server.ts";

/** A server that has reported an error, and the one that is tried instead; `null`: none is left. */
export type Handover = { from: PlayerServer; to: PlayerServer | null };

type ServerFallback = {
  handover: Handover | null;
  /** The one to try if the visitor wants another. Once all have been given up, they are offered again in order. */
  offered: PlayerServer | null;
  onError: () => void;
  startOver: () => void;
};

type Selected = Pick<SelectedServer, "marks" | "setMarks" | "select"> & { server: PlayerServer };

/** @param servers those that have the title */
export function useServerFallback(servers: readonly PlayerServer[], selected: Selected): ServerFallback {
  const { server, marks, setMarks, select } = selected;
  const [handover, setHandover] = useState<Handover | null>(null);
  return {
    handover,
    offered: untriedServer(servers, server, marks) ?? untriedServer(servers, server, {}),
    onError: () => {
      const to = untriedServer(servers, server, marks);
      setMarks((before) => withGivenUp(servers, before, server.id));
      setHandover({ from: server, to });
      if (to) select(to.id);
    },
    startOver: () => {
      setHandover(null);
      setMarks(() => ({}));
      select((servers[0] ?? server).id);
    },
  };
}

/** A visitor who leaves a server while another is offered gives it up, by whichever button. */
export function useGivingUp(servers: readonly PlayerServer[], { server, setMarks }: Selected, isOffered: boolean): void {
  const giveUp = useEffectEvent((event: Event) => {
    const next = serverInEvent(event, servers);
    if (isOffered && next && next !== server) setMarks((before) => withGivenUp(servers, before, server.id));
  });
  // The event comes from the server row, the menu, or another player on the page.
  useEffect(() => {
    const onPlayerChange = (event: Event) => giveUp(event);
    window.addEventListener(playerChangeEvent, onPlayerChange);
    return () => window.removeEventListener(playerChangeEvent, onPlayerChange);
  }, []);
}
