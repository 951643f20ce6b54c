import { use, useCallback } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router";

/** A path of this site; a query string alone keeps the path. */
type Target = string | { search: string };
type Options = { state?: unknown; replace?: boolean | undefined };

/**
 * React Router's `useNavigate` renders each link again after every navigation, and gives it an effect, for relative paths that this site has none of
 * (decision 096).
 */
export function useNavigate() {
  const { navigator } = use(NavigationContext);
  return useCallback(
    (to: Target, { state, replace = false }: Options = {}): void => {
      // The history would leave the site for "//host".
      if (typeof to === "string" && new URL(to, window.location.href).origin !== window.location.origin) throw new Error(`not a path of this site: ${to}`);
      if (replace) navigator.replace(to, state);
      else navigator.push(to, state);
    },
    [navigator],
  );
}
