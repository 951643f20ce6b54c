import { createContext, startTransition, useContext, useEffect, useState } from "react";

/** Whether a page renders whole: the server's, and one that Back or Forward returns to below its top, which needs its height. */
export const WholeAtOnce = createContext(true);

/**
 * Whether what stands below a page's head renders: after a click, once the head is there. Not by `useDeferredValue`: where the page's code came late, it
 * rendered again and again without end while the clock stood still (tests/e2e/waiting.e2e.ts).
 */
export function useRestOfPage(): boolean {
  const [isShown, setShown] = useState(useContext(WholeAtOnce));
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown;
}
