import { type RefObject, useEffect, useEffectEvent } from "react";
import { playerLimits } from "./model/player-limits.ts";
import { type PageMessage, type PlayerMessage, parsePlayerMessage } from "./model/player-protocol.ts";

/** Counts the messages of the current second. */
function createLimit(perSecond: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= perSecond;
  };
}

const originOf = (url: string): string => new URL(url, window.location.href).origin;

/** What the frame of this address says by docs/player-protocol.md. Messages of other windows and origins, and malformed ones, are ignored. */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, url: string | null, onMessage: (message: PlayerMessage) => void): void {
  const receive = useEffectEvent(onMessage);
  // The messages come from outside of React.
  useEffect(() => {
    if (url === null) return undefined;
    const isWithinLimit = createLimit(playerLimits.frameMessages.perSecond);
    const origin = originOf(url);
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source === null || event.source !== frame.current?.contentWindow || event.origin !== origin || !isWithinLimit()) return;
      const message = parsePlayerMessage(event.data);
      if (message) receive(message);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [frame, url]);
}

/** To a frame that has said "ready", and to its slot's origin alone. */
export function sendToFrame(frame: HTMLIFrameElement | null, url: string | null, message: PageMessage): void {
  if (url !== null) frame?.contentWindow?.postMessage(message, originOf(url));
}
