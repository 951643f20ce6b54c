import { useEffect, useState } from "react";
import { isCouch } from "#app/data/couch.ts";
import { isFirstParty, type PlayerServer } from "#domain/player.ts";
import type { Fullscreen } from "./fullscreen.ts";
import type { SelectedServer } from "./selected-server.ts";

/** Closes the player, and moves the focus, which was in its frame, to Play; to the first button beside a frame that stays. */
export function useLeave({ leave }: SelectedServer, { ref, isOn, toggle }: Fullscreen): () => void {
  const [timesLeft, setTimesLeft] = useState(0);
  // Play is there only after the frame.
  useEffect(() => {
    if (timesLeft > 0) ref.current?.querySelector("button")?.focus();
  }, [timesLeft, ref]);
  return () => {
    if (isOn) toggle();
    leave();
    setTimesLeft(timesLeft + 1);
  };
}

/** On a television our own player fills the screen from the start: its controls are made for that, and its Back leads out. */
export function playOf({ server, play }: SelectedServer & { server: PlayerServer }, { isOn, toggle }: Fullscreen): () => void {
  return () => {
    play();
    if (isCouch() && isFirstParty(server) && !isOn) toggle();
  };
}
