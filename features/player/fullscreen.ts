import { type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "#app/ui/hydrated.ts";

export type Fullscreen = {
  /** Of the element that fills the screen. */
  ref: RefObject<HTMLDivElement | null>;
  isOn: boolean;
  /** `false` on an iPhone, which has fullscreen for videos alone. */
  isPossible: boolean;
  toggle: () => void;
};

const ignoreRefusal = () => undefined;

export function useFullscreen(): Fullscreen {
  const ref = useRef<HTMLDivElement>(null);
  const [isOn, setOn] = useState(false);
  const isHydrated = useHydrated();
  // The browser leaves fullscreen on Escape without a click on our button.
  useEffect(() => {
    const onChange = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, []);
  const toggle = () => void (isOn ? document.exitFullscreen() : ref.current?.requestFullscreen?.())?.catch(ignoreRefusal);
  return { ref, isOn, isPossible: !isHydrated || document.fullscreenEnabled, toggle };
}
