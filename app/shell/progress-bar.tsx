import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { limits } from "#domain/limits.ts";
import { progressAt } from "#domain/progress.ts";

/** One class a step: a `style` attribute would not pass the Content-Security-Policy. */
const widths: Record<number, string> = {
  0: "scale-x-0",
  10: "scale-x-10",
  20: "scale-x-20",
  30: "scale-x-30",
  40: "scale-x-40",
  50: "scale-x-50",
  60: "scale-x-60",
  70: "scale-x-70",
  80: "scale-x-80",
  90: "scale-x-90",
  100: "scale-x-100",
};

/** One run of the bar, from a navigation to its end. */
function Run({ finished }: { finished: boolean }) {
  const [startedAt] = useState(() => performance.now());
  const [percent, setPercent] = useState(0);
  const [gone, setGone] = useState(false);
  // Only time moves the bar. Once full it stays for a step, so that it is seen to be full.
  useEffect(() => {
    if (percent === 100) {
      const timer = setTimeout(() => setGone(true), limits.progress.stepMs);
      return () => clearTimeout(timer);
    }
    const timer = setInterval(() => setPercent(progressAt(performance.now() - startedAt, finished)), limits.progress.stepMs);
    return () => clearInterval(timer);
  }, [startedAt, finished, percent]);
  if (gone) return null;
  return (
    <div aria-hidden="true" data-slot="progress" data-percent={percent} className="pointer-events-none fixed inset-x-0 top-0 z-40 h-0.75">
      <div className={classNames("size-full origin-left bg-marquee transition-transform", widths[percent])} />
    </div>
  );
}

/** Section 2's thin bar on every route change, finished when no question waits for its first answer. */
export function ProgressBar() {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState({ pathname, navigations: 0 });
  const waiting = useIsFetching({ predicate: (query) => query.state.data === undefined });
  if (seen.pathname !== pathname) setSeen({ pathname, navigations: seen.navigations + 1 });
  return seen.navigations === 0 ? null : <Run key={seen.navigations} finished={waiting === 0} />;
}
