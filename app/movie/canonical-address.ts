import { useEffect } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "#app/ui/idle.ts";

/**
 * Puts the canonical path into the address bar in place: no navigation, no focus move, no request; the query, the hash and the
 * history state stay. `null` while it is not known.
 */
export function useCanonicalAddress(path: string | null): void {
  const location = useLocation();
  // The address bar is outside React. It is looked at again after each navigation, which may bring the short form back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is told by the location alone
  useEffect(() => {
    if (path === null || window.location.pathname === path) return;
    // The page comes first: the browser takes a while to write an address.
    return afterPaint(() => window.history.replaceState(window.history.state, "", path + window.location.search + window.location.hash));
  }, [path, location]);
}
