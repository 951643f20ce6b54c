import { type FocusEvent, useEffect, useEffectEvent, useState } from "react";
import { useMediaQuery } from "./media-query.ts";

type PauseState = {
  hovered: boolean;
  focused: boolean;
  hidden: boolean;
  /** The visitor's choice; `null` until they press the button. */
  paused: boolean | null;
};

/** Calls `advance` every `everyMs`, except under a pointer or the focus, in a hidden tab, when paused, or under reduced motion. */
export function useCarouselTimer(everyMs: number, position: number, advance: () => void) {
  const [state, setState] = useState<PauseState>({ hovered: false, focused: false, hidden: false, paused: null });
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const update = (change: Partial<PauseState>) => setState((current) => ({ ...current, ...change }));
  const paused = state.paused ?? reducedMotion;
  const running = !(state.hovered || state.focused || state.hidden || paused);
  const onTimeout = useEffectEvent(advance);

  // The tab's visibility is known to the document alone.
  useEffect(() => {
    const onVisibilityChange = () => setState((current) => ({ ...current, hidden: document.hidden }));
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => document.removeEventListener("visibilitychange", onVisibilityChange);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position restarts the timer, so that a chosen item stays for its whole time
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => onTimeout(), everyMs);
    return () => clearTimeout(timer);
  }, [running, position, everyMs]);

  return {
    paused,
    togglePaused: () => update({ paused: !paused }),
    /** For the element that pauses the carousel while it is hovered or focused. */
    pauseHandlers: {
      onPointerEnter: () => update({ hovered: true }),
      onPointerLeave: () => update({ hovered: false }),
      onFocus: () => update({ focused: true }),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) update({ focused: false });
      },
    },
  };
}
