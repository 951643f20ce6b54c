import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a step. It takes the focus if the button that led here is gone. */
export function PhaseHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  // A removed button leaves the focus on the body, from where a keyboard starts at the top.
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={ref} tabIndex={-1} className="display text-heading font-bold outline-none">
      {children}
    </h2>
  );
}
