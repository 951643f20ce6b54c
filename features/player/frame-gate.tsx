import { type RefObject, useEffect, useRef, useState } from "react";
import { useLateWords, useWords } from "#app/words/use-words.tsx";

type FrameGateProps = { frame: RefObject<HTMLIFrameElement | null> };

/** Whether the focus is in the frame. Then the window has none; the frame's own document has no other sign for its page. */
function useIsInside(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    const follow = () => setInside(document.activeElement === frame.current);
    follow();
    for (const event of ["blur", "focus", "focusin"]) addEventListener(event, follow);
    return () => {
      for (const event of ["blur", "focus", "focusin"]) removeEventListener(event, follow);
    };
  }, [frame]);
  return isInside;
}

/**
 * With a remote control: the frame of another site takes every key, so that the focus stops before it, and OK leads in. Out of it leads the
 * browser's own Back, which finds an entry of the same page.
 */
function Gate({ frame }: FrameGateProps) {
  const words = useWords("couch").layout;
  const gate = useRef<HTMLButtonElement>(null);
  const isInside = useIsInside(frame);
  // The frame has got the focus of the removed Play button.
  useEffect(() => {
    if (document.activeElement === frame.current) gate.current?.focus({ preventScroll: true });
  }, [frame]);
  useEffect(() => {
    const leave = () => {
      if (document.activeElement === frame.current) gate.current?.focus({ preventScroll: true });
    };
    addEventListener("popstate", leave);
    return () => removeEventListener("popstate", leave);
  }, [frame]);
  const enter = () => {
    history.pushState(history.state, "");
    frame.current?.focus({ preventScroll: true });
  };
  return (
    <button
      ref={gate}
      type="button"
      data-slot="frame-gate"
      onClick={enter}
      className={`absolute inset-0 z-10 flex items-end rounded-[inherit] p-3 -outline-offset-4 ${isInside ? "pointer-events-none opacity-0" : ""}`}
    >
      <span className="stage-note">{words.enterPlayer}</span>
    </button>
  );
}

export const FrameGate = (props: FrameGateProps) => useLateWords("couch") && <Gate {...props} />;
