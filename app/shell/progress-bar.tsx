import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigationKind } from "#app/router/router.tsx";
import { limits } from "#domain/limits.ts";

/**
 * Section 9's progress bar in percent, by the time since the navigation started. It steps every 200 ms, stops at 90 % until
 * the navigation has finished, and completes no earlier than 800 ms. At 100 the bar is hidden.
 */
export function progressAt(elapsedMs: number, finished: boolean): number {
  const { stepMs, stepPercent, capPercent, doneMs } = limits.progress;
  if (finished && elapsedMs >= doneMs) return 100;
  return Math.min(capPercent, Math.floor(elapsedMs / stepMs) * stepPercent);
}

/** The bar of one navigation. */
function Bar({ finished }: { finished: boolean }) {
  const [startedAt] = useState(() => performance.now());
  const [elapsedMs, setElapsedMs] = useState(0);
  const [hidden, setHidden] = useState(false);
  const percent = progressAt(elapsedMs, finished);
  const isFull = percent === 100;
  // Time moves the bar. It stays for one step when full, so that the visitor sees it complete.
  useEffect(() => {
    const timer = setInterval(() => (isFull ? setHidden(true) : setElapsedMs(performance.now() - startedAt)), limits.progress.stepMs);
    return () => clearInterval(timer);
  }, [startedAt, isFull]);
  if (hidden) return null;
  return (
    // One class per step (theme.css): the Content-Security-Policy blocks `style` attributes.
    <div aria-hidden="true" data-slot="progress" data-percent={percent} className="pointer-events-none fixed inset-x-0 top-0 z-40 h-0.75">
      <div className={`size-full origin-left rtl:origin-right bg-marquee transition-transform scale-x-${percent}`} />
    </div>
  );
}

/**
 * Section 2's thin bar on every route change, complete when no query waits for its first data. A new search is a route change; a replaced
 * query string on the same page (a season, a tab) is none.
 */
export function ProgressBar() {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const kind = useNavigationKind();
  const [last, setLast] = useState({ page, pathname, navigations: 0 });
  const pending = useIsFetching({ predicate: (query) => query.state.data === undefined });
  if (last.page !== page) {
    const isInPlace = kind === "REPLACE" && last.pathname === pathname;
    setLast({ page, pathname, navigations: last.navigations + (isInPlace ? 0 : 1) });
  }
  return last.navigations === 0 ? null : <Bar key={last.navigations} finished={pending === 0} />;
}
