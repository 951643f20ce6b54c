import { useEffect, useState } from "react";
import { limits } from "#domain/limits.ts";

/** Milliseconds since the load event, which on a slow device is long before hydration; 0 until then. */
function sinceLoad(): number {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.loadEventEnd ? performance.now() - page.loadEventEnd : 0;
}

/** Section 9's initial loader, hidden 500 ms after the page has loaded. It covers no content. */
export function FirstLoader() {
  const [hidden, setHidden] = useState(false);
  // The load event is the window's.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hideLater = () => {
      timer = setTimeout(() => setHidden(true), limits.progress.firstLoaderMs - sinceLoad());
    };
    if (document.readyState === "complete") hideLater();
    else window.addEventListener("load", hideLater, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", hideLater);
    };
  }, []);
  if (hidden) return null;
  return (
    <div aria-hidden="true" data-slot="first-loader" className="pointer-events-none fixed inset-x-0 top-0 z-40 h-0.75 noscript:hidden">
      <div className="skeleton size-full rounded-none bg-marquee" />
    </div>
  );
}
