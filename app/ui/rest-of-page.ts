import { createContext, startTransition, useContext, useEffect, useState } from "react";

/** Whether a page renders whole: the server's, and one that Back or Forward returns to below its top, which needs its height. */
export const WholeAtOnce = createContext(true);

/**
 * Whether what stands below a page's head renders: after a click, once the head is there. Not by `useDeferredValue`: where the page's code came late,
 * its second rendering discards the first, which React holds back for 300 ms, again and again.
 */
export function useRestOfPage(): boolean {
  const [isShown, setShown] = useState(useContext(WholeAtOnce));
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown;
}
