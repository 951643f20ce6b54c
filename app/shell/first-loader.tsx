import { useEffect, useState } from "react";
import { limits } from "#domain/limits.ts";

/** Section 9's initial loader: a mark on the thin bar that covers nothing and goes 500 ms after the page has loaded. */
export function FirstLoader() {
  const [gone, setGone] = useState(false);
  // The page's load is told by the window alone.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      timer = setTimeout(() => setGone(true), limits.progress.firstLoaderMs);
    };
    if (document.readyState === "complete") leave();
    else window.addEventListener("load", leave, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", leave);
    };
  }, []);
  if (gone) return null;
  return (
    <div aria-hidden="true" data-slot="first-loader" className="pointer-events-none fixed inset-x-0 top-0 z-40 h-0.75 noscript:hidden">
      <div className="skeleton size-full rounded-none bg-marquee" />
    </div>
  );
}
