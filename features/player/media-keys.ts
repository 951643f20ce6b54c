import { useEffect, useEffectEvent } from "react";
import { isCouch } from "#app/data/couch.ts";
import { type RemotePress, remotePress } from "#domain/remote-keys.ts";
import type { PageMessage } from "./model/player-protocol.ts";

const messages: Partial<Record<RemotePress, PageMessage>> = {
  play: { matinee: 1, type: "play" },
  pause: { matinee: 1, type: "pause" },
  stop: { matinee: 1, type: "pause" },
  toggle: { matinee: 1, type: "command", command: "toggle" },
  rewind: { matinee: 1, type: "command", command: "back" },
  fastForward: { matinee: 1, type: "command", command: "forward" },
};

/** On a television, while the focus is on the page: the remote control's keys for the player. */
export function useMediaKeys(isActive: boolean, onMessage: (message: PageMessage) => void): void {
  const send = useEffectEvent(onMessage);
  // The keys are pressed anywhere on the page.
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const press = isCouch() ? remotePress(event) : null;
      const message = press && messages[press];
      if (!message) return;
      event.preventDefault();
      send(message);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isActive]);
}
