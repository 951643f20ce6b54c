import { type RefObject, useEffect, useRef, useState } from "react";

/** How far outside of the window an element counts as in view: its data should have arrived when the visitor sees it. */
const margin = "600px 0px";

/** Whether the element has come near the window. Once true, it stays true. */
export function useInView<T extends Element>(): { ref: RefObject<T | null>; inView: boolean } {
  const ref = useRef<T>(null);
  const [inView, setInView] = useState(false);
  // The scroll position is outside of React.
  useEffect(() => {
    if (inView || !ref.current) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setInView(true), { rootMargin: margin });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [inView]);
  return { ref, inView };
}
