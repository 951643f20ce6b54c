import { type RefObject, useEffect, useRef } from "react";

/**
 * For what stands over the stage when a video has ended. It would be hidden behind a frame that fills the screen. The keyboard, if it was in the
 * player, goes to the `data-first` button: from within a foreign frame the way out may be long, and the next video does not wait.
 */
export function useEndFocus<E extends HTMLElement>(): RefObject<E | null> {
  const card = useRef<E>(null);
  // Needs the element.
  useEffect(() => {
    if (document.fullscreenElement instanceof HTMLIFrameElement) void document.exitFullscreen().catch(() => undefined);
    if (document.activeElement instanceof HTMLIFrameElement) card.current?.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
  }, []);
  return card;
}
