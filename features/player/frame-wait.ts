import { useEffect, useState } from "react";
import { playerLimits } from "./model/player-limits.ts";

/** `silent`: too short to mention. `long`: another server is offered. */
export type FrameWait = "silent" | "mentioned" | "long";

const { silentMs, offerNextMs } = playerLimits.wait;

/** How long the frame of this key has not said that it plays. */
export function useFrameWait(frameKey: string, isWaiting: boolean): FrameWait {
  const [reached, setReached] = useState<{ frameKey: string; wait: FrameWait }>({ frameKey, wait: "silent" });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timers = [
      setTimeout(() => setReached({ frameKey, wait: "mentioned" }), silentMs),
      setTimeout(() => setReached({ frameKey, wait: "long" }), offerNextMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [frameKey, isWaiting]);
  return isWaiting && reached.frameKey === frameKey ? reached.wait : "silent";
}
