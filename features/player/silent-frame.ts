import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { playerLimits } from "./model/player-limits.ts";

const { worksAfterMs, lookEveryMs } = playerLimits.silentFrame;

function isInView(frame: HTMLIFrameElement | null): boolean {
  if (!frame || document.visibilityState !== "visible") return false;
  const { top, bottom } = frame.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Whether a frame that says nothing has been in view for so long that the visitor must be watching it. */
export function useSilentFrame(frame: RefObject<HTMLIFrameElement | null>, frameKey: string, isSilent: boolean, onWorks: () => void): boolean {
  const [workingKey, setWorkingKey] = useState<string | null>(null);
  const works = useEffectEvent(onWorks);
  // A frame of another origin cannot be read: time in view is the only sign.
  useEffect(() => {
    if (!isSilent) return undefined;
    let inViewMs = 0;
    const timer = setInterval(() => {
      if (isInView(frame.current)) inViewMs += lookEveryMs;
      if (inViewMs < worksAfterMs) return;
      clearInterval(timer);
      setWorkingKey(frameKey);
      works();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [frame, frameKey, isSilent]);
  return workingKey === frameKey;
}
