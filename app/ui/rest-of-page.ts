import { createContext, useContext, useDeferredValue } from "react";

/** Whether a page renders whole: the server's, and one that Back or Forward returns to below its top, which needs its height. */
export const WholeAtOnce = createContext(true);

/** Whether what stands below a page's head renders: after a click, once the head is painted. */
export const useRestOfPage = (): boolean => useDeferredValue(true, useContext(WholeAtOnce));
