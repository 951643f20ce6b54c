import { useSyncExternalStore } from "react";
import type { CopyReason } from "#domain/offline.ts";

/** What the worker has written into the document: that it is a copy, taken at that time. `null` for a page from the network. */
export function documentCopy(): { takenAt: Date; reason: CopyReason } | null {
  const { copy, copyReason } = document.documentElement.dataset;
  return copy === undefined ? null : { takenAt: new Date(Number(copy)), reason: copyReason === "slow" ? "slow" : "offline" };
}

/** The browser knows nothing of a server that does not answer, but then the page is a copy. */
export const isOffline = (): boolean => !navigator.onLine || documentCopy()?.reason === "offline";

function subscribe(listener: () => void): () => void {
  for (const event of ["online", "offline"]) addEventListener(event, listener);
  return () => {
    for (const event of ["online", "offline"]) removeEventListener(event, listener);
  };
}

/** `false` on the server and while hydrating. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);
