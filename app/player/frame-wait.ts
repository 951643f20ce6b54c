import { useEffect, useState } from "react";
import { limits } from "#domain/limits.ts";

/** `silent`: too short to mention. `long`: another server is offered. */
export type FrameWait = "silent" | "mentioned" | "long";

const { silentMs, offerNextMs } = limits.playerWait;

/** How long the frame of this address has been loading. */
export function useFrameWait(url: string | null, isLoading: boolean): FrameWait {
  const [reached, setReached] = useState<{ url: string | null; wait: FrameWait }>({ url, wait: "silent" });
  useEffect(() => {
    if (!isLoading) return undefined;
    const timers = [setTimeout(() => setReached({ url, wait: "mentioned" }), silentMs), setTimeout(() => setReached({ url, wait: "long" }), offerNextMs)];
    return () => timers.forEach(clearTimeout);
  }, [url, isLoading]);
  return isLoading && reached.url === url ? reached.wait : "silent";
}
