import { useEffect, useRef } from "react";
import { announce } from "#app/ui/announcement.ts";

/** The heading of a step. It takes the focus if the button that led here is gone, and is announced otherwise. */
export function PhaseHeading({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const text = useRef(children);
  // A removed button leaves the focus on the body, from where a keyboard starts at the top.
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    else announce(text.current);
  }, []);
  return (
    <h2 ref={ref} tabIndex={-1} className="display text-heading font-bold outline-none">
      {children}
    </h2>
  );
}
