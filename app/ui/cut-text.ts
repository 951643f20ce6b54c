import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

type CutText<E> = {
  ref: RefObject<E | null>;
  /** The side on which the last line of a cut text ends; `null` if all of it shows. */
  cutAt: "left" | "right" | null;
};

/** Whether a text with a line clamp is cut; `assumed` until it is laid out. An open text, which has no clamp, is not measured. */
export function useCutText<E extends HTMLElement>(assumed: boolean, isOpen: (text: E) => boolean): CutText<E> {
  const ref = useRef<E>(null);
  const [cutAt, setCutAt] = useState<CutText<E>["cutAt"]>(assumed ? "right" : null);
  const measure = useEffectEvent((text: E) => {
    if (isOpen(text)) return;
    const end = getComputedStyle(text).direction === "rtl" ? "left" : "right";
    setCutAt(text.scrollHeight > text.clientHeight + 1 ? end : null);
  });
  // Whether the text fits its lines depends on the layout, which changes with the width.
  useEffect(() => {
    const text = ref.current;
    if (!text) return;
    const observer = new ResizeObserver(() => measure(text));
    observer.observe(text);
    return () => observer.disconnect();
  }, []);
  return { ref, cutAt };
}
