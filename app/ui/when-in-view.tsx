import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

/** How far outside the window a part may be when it begins to load. */
const nearView = "600px 0px";

type WhenInViewProps = {
  /** Of the final size, so that nothing moves. It is all that the server renders. */
  fallback: ReactNode;
  children: () => ReactNode;
  className?: string;
};

/** Renders its children once it has come near the window, for parts that cost a request. */
export function WhenInView({ fallback, children, className }: WhenInViewProps) {
  const [isDue, setDue] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // The scroll position is outside of React.
  useEffect(() => {
    if (isDue || !root.current) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setDue(true), { rootMargin: nearView });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [isDue]);
  // A skeleton far below that breathes keeps a phone at work for as long as the page is open.
  return (
    <div ref={root} className={classNames(className, !isDue && "[&_.skeleton]:animate-none")}>
      {isDue ? children() : fallback}
    </div>
  );
}
