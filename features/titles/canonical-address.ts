import { useEffect } from "react";
import { useLocation } from "#app/router/router.tsx";
import { usePathIn } from "#app/words/use-words.tsx";

/**
 * Replaces the path in the address bar with the canonical one, without a navigation or a request. The query, the hash and the
 * history state stay. `null` does nothing.
 */
export function useCanonicalAddress(path: string | null): void {
  const pathIn = usePathIn();
  const address = path === null ? null : pathIn(path);
  const location = useLocation();
  // The address bar is outside React. A later navigation may bring the short form back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation changes the location
  useEffect(() => {
    if (address === null || window.location.pathname === address) return;
    window.history.replaceState(window.history.state, "", address + window.location.search + window.location.hash);
  }, [address, location]);
}
