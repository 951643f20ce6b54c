import { useEffect, useState } from "react";

type Watch = { hovered: boolean; focused: boolean; hidden: boolean; stopped: boolean };

const reducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Calls `advance` every `everyMs` while nothing holds the carousel: a pointer, the focus, a hidden tab, the visitor's own pause. */
export function useCarouselClock(everyMs: number, position: number, advance: () => void) {
  const [watch, setWatch] = useState<Watch>({ hovered: false, focused: false, hidden: false, stopped: false });
  const change = (part: Partial<Watch>) => setWatch((now) => ({ ...now, ...part }));
  const running = !Object.values(watch).includes(true);

  // The page's visibility and the visitor's wish for stillness come from outside React.
  useEffect(() => {
    if (reducedMotion()) setWatch((now) => ({ ...now, stopped: true }));
    const follow = () => setWatch((now) => ({ ...now, hidden: document.hidden }));
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);

  // A new position starts a new wait, so that a chosen item is seen for its whole time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `position` restarts the wait; `advance` is new on each render
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(advance, everyMs);
    return () => clearTimeout(timer);
  }, [running, position, everyMs]);

  return {
    stopped: watch.stopped,
    toggle: () => change({ stopped: !watch.stopped }),
    /** For the element whose pointer and focus hold the carousel. */
    holds: {
      onPointerEnter: () => change({ hovered: true }),
      onPointerLeave: () => change({ hovered: false }),
      onFocus: () => change({ focused: true }),
      onBlur: (event: React.FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) change({ focused: false });
      },
    },
  };
}
