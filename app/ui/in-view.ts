import { type RefCallback, useCallback, useState } from "react";

/** How far outside of the window an element counts as in view: its data should have arrived when the visitor sees it. */
const margin = "600px 0px";

/** Whether the element has come near the window. Once true, it stays true. */
export function useInView<T extends Element>(): { ref: RefCallback<T>; inView: boolean } {
  const [inView, setInView] = useState(false);
  // Not an effect: a part under a `Suspense` hydrates later than the component around it.
  const ref = useCallback((element: T | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setInView(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, inView };
}
