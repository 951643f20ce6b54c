import { useEffect, useState } from "react";
import { limits } from "#domain/limits.ts";

/** Whether a wait has lasted so long that the page must say what it waits for. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  // Time passes outside of React.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), limits.waiting.noticeMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}
