import { type FocusEvent, useEffect, useEffectEvent, useState } from "react";
import { useMediaQuery } from "./media-query.ts";

type Watch = {
  hovered: boolean;
  focused: boolean;
  hidden: boolean;
  /** The visitor's own word; `null` while they have not said anything. */
  stopped: boolean | null;
};

/** Calls `advance` every `everyMs` while nothing holds the carousel: a pointer, the focus, a hidden tab, a pause, a wish for less motion. */
export function useCarouselTimer(everyMs: number, position: number, advance: () => void) {
  const [watch, setWatch] = useState<Watch>({ hovered: false, focused: false, hidden: false, stopped: null });
  const lessMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const change = (part: Partial<Watch>) => setWatch((now) => ({ ...now, ...part }));
  const stopped = watch.stopped ?? lessMotion;
  const running = !(watch.hovered || watch.focused || watch.hidden || stopped);
  const onTime = useEffectEvent(advance);

  // The page's visibility is the document's.
  useEffect(() => {
    const follow = () => setWatch((now) => ({ ...now, hidden: document.hidden }));
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);

  // A new position starts a new wait, so that a chosen item is seen for its whole time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `position` restarts the wait
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => onTime(), everyMs);
    return () => clearTimeout(timer);
  }, [running, position, everyMs]);

  return {
    stopped,
    toggle: () => change({ stopped: !stopped }),
    /** For the element whose pointer and focus hold the carousel. */
    holds: {
      onPointerEnter: () => change({ hovered: true }),
      onPointerLeave: () => change({ hovered: false }),
      onFocus: () => change({ focused: true }),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) change({ focused: false });
      },
    },
  };
}
