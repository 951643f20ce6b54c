import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { limits } from "#domain/limits.ts";
import { progressAt } from "#domain/progress.ts";

/** One run of the bar, from a navigation to its end. */
function Run({ finished }: { finished: boolean }) {
  const [startedAt] = useState(() => performance.now());
  const [elapsedMs, setElapsedMs] = useState(0);
  const [gone, setGone] = useState(false);
  const percent = progressAt(elapsedMs, finished);
  const isFull = percent === 100;
  // Only time moves the bar, from step to step since its start. Once full it stays for a step, so that it is seen to be full.
  useEffect(() => {
    const timer = setInterval(() => (isFull ? setGone(true) : setElapsedMs(performance.now() - startedAt)), limits.progress.stepMs);
    return () => clearInterval(timer);
  }, [startedAt, isFull]);
  if (gone) return null;
  return (
    // One class a step (theme.css): a `style` attribute would not pass the Content-Security-Policy.
    <div aria-hidden="true" data-slot="progress" data-percent={percent} className="pointer-events-none fixed inset-x-0 top-0 z-40 h-0.75">
      <div className={`size-full origin-left bg-marquee transition-transform scale-x-${percent}`} />
    </div>
  );
}

/**
 * Section 2's thin bar on every route change, finished when no question waits for its first answer. Another search is one; what replaces
 * the query string of its own page (a season, a tab) is none.
 */
export function ProgressBar() {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const kind = useNavigationType();
  const [seen, setSeen] = useState({ page, pathname, navigations: 0 });
  const waiting = useIsFetching({ predicate: (query) => query.state.data === undefined });
  if (seen.page !== page) {
    const isInPlace = kind === "REPLACE" && seen.pathname === pathname;
    setSeen({ page, pathname, navigations: seen.navigations + (isInPlace ? 0 : 1) });
  }
  return seen.navigations === 0 ? null : <Run key={seen.navigations} finished={waiting === 0} />;
}
