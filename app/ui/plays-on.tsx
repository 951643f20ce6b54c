import { createContext, use, useEffect } from "react";

/** Called with 1 when something on the screen begins to play, and with -1 when it has left. */
export const PlayingChange = createContext<((change: 1 | -1) => void) | null>(null);

/** Beside a player: what plays would go on while its screen is hidden, so the screen is not retained for Back and Forward. */
export function PlaysOn() {
  const onChange = use(PlayingChange);
  // The screen stack is outside of the screen.
  useEffect(() => {
    onChange?.(1);
    return () => onChange?.(-1);
  }, [onChange]);
  return null;
}
