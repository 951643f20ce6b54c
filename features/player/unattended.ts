import { useEffect } from "react";
import { gamepadPressEvent } from "#domain/gamepad.ts";
import { playerLimits } from "./model/player-limits.ts";

/** A touch begins with `pointerdown`. */
const signs = ["keydown", "pointerdown", "pointermove", "wheel", gamepadPressEvent] as const;

/** Episodes that have begun by themselves since the visitor's last sign. */
let begun = 0;

const onSign = (): void => {
  begun = 0;
};

function listen(target: Window): () => void {
  for (const sign of signs) target.addEventListener(sign, onSign, { capture: true, passive: true });
  return () => {
    for (const sign of signs) target.removeEventListener(sign, onSign, true);
  };
}

export const beginsByItself = (): void => {
  begun += 1;
};

/** Whether so many have begun that there may be no viewer. */
export const isUnattended = (): boolean => begun >= playerLimits.upNext.asksAfter;

/** Looks for signs on the page. `isPaused`: by the visitor, which is all that a foreign player says of them. */
export function useVisitorSigns(isPaused: boolean): void {
  // Keys and pointers count wherever they are on the page. To leave the player is a sign as well.
  useEffect(() => {
    const stop = listen(window);
    return () => {
      stop();
      onSign();
    };
  }, []);
  useEffect(() => {
    if (isPaused) onSign();
  }, [isPaused]);
}

/** Of our own player the page sees them in its frame, which has a new window with each document. A foreign one's document is `null`. */
export function listenInFrame({ contentDocument }: HTMLIFrameElement): void {
  if (contentDocument?.defaultView) listen(contentDocument.defaultView);
}
