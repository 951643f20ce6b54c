import { type RefObject, useEffect, useRef } from "react";

/** In its frame, or on the button that leads a remote control into it (`frame-gate.tsx`). */
const isInPlayer = (element: Element | null): boolean => element?.matches("iframe, [data-slot=frame-gate]") === true;

/**
 * For what stands over the stage when a video has ended. It would be hidden behind a frame that fills the screen. The keyboard, if it was in the
 * player, goes to the `data-first` button: from within a foreign frame the way out may be long, and the next video does not wait.
 */
export function useEndFocus<E extends HTMLElement>(): RefObject<E | null> {
  const card = useRef<E>(null);
  // Needs the element.
  useEffect(() => {
    if (document.fullscreenElement instanceof HTMLIFrameElement) void document.exitFullscreen().catch(() => undefined);
    if (isInPlayer(document.activeElement)) card.current?.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
  }, []);
  return card;
}
